module referee

go 1.19
