//! Draws what the growth rows on standard input say, as SVG on standard output.

use std::{collections::BTreeMap, error::Error, io};

use plotters::prelude::*;
use serde::Deserialize;

/// A row, as far as it is drawn.
#[derive(Deserialize)]
struct Row {
    id: String,
    what: String,
    item: String,
    ours: Times,
    baseline: Comparison,
}

#[derive(Deserialize)]
struct Comparison {
    name: String,
    times: Times,
}

#[derive(Deserialize)]
struct Times {
    median: f64,
}

/// The rows of one panel by n.
type Panel = BTreeMap<u32, Row>;

fn main() -> Result<(), Box<dyn Error>> {
    let rows: Vec<Row> = serde_json::from_reader(io::stdin())?;
    print!("{}", plot(rows)?);
    Ok(())
}

/// A panel for each kind of work, side by side.
fn plot(rows: Vec<Row>) -> Result<String, Box<dyn Error>> {
    let mut panels: BTreeMap<String, Panel> = BTreeMap::new();
    for row in rows {
        let (kind, n) = row.id.split_once('/').ok_or("an id without n")?;
        panels
            .entry(kind.to_owned())
            .or_default()
            .insert(n.parse()?, row);
    }
    let mut svg = String::new();
    {
        let area = SVGBackend::with_string(&mut svg, (1080, 380)).into_drawing_area();
        area.fill(&WHITE)?;
        for (area, panel) in area
            .split_evenly((1, panels.len()))
            .iter()
            .zip(panels.values())
        {
            draw(area, panel)?;
        }
        area.present()?;
    }
    Ok(svg)
}

type Area<'a> = DrawingArea<SVGBackend<'a>, plotters::coord::Shift>;

fn draw(area: &Area<'_>, panel: &Panel) -> Result<(), Box<dyn Error>> {
    let (smallest, row) = panel.first_key_value().ok_or("a panel without rows")?;
    let (largest, _) = panel.last_key_value().ok_or("a panel without rows")?;
    let sizes = (f64::from(*smallest)..f64::from(*largest)).log_scale();
    let mut chart = ChartBuilder::on(area)
        .caption(&row.what, ("sans-serif", 17))
        .margin(10)
        .x_label_area_size(40)
        .y_label_area_size(60)
        .build_cartesian_2d(sizes, (1.0..1e9).log_scale())?;
    chart
        .configure_mesh()
        .x_desc("n (n × n board, k = n)")
        .y_desc(format!("time for each {}", row.item))
        .light_line_style(WHITE)
        .x_label_formatter(&|n| format!("{n:.0}"))
        .y_label_formatter(&|time| in_units(*time))
        .draw()?;
    let points = |time: fn(&Row) -> f64| -> Vec<(f64, f64)> {
        panel
            .iter()
            .map(|(&n, row)| (f64::from(n), time(row)))
            .collect()
    };
    let lines = [
        (
            row.baseline.name.as_str(),
            RGBColor(200, 80, 30),
            points(|row| row.baseline.times.median),
        ),
        ("ours", RGBColor(20, 90, 170), points(|row| row.ours.median)),
    ];
    for (name, color, points) in lines {
        let dots = points
            .iter()
            .map(|&point| Circle::new(point, 2, color.filled()));
        chart.draw_series(dots)?;
        chart
            .draw_series(LineSeries::new(
                points.iter().copied(),
                color.stroke_width(2),
            ))?
            .label(name)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 16, y)], color.stroke_width(2)));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(WHITE.mix(0.9))
        .draw()?;
    Ok(())
}

/// A time in the unit that it is read in.
fn in_units(nanoseconds: f64) -> String {
    match nanoseconds {
        ..1e3 => format!("{nanoseconds:.0} ns"),
        ..1e6 => format!("{:.0} µs", nanoseconds / 1e3),
        ..1e9 => format!("{:.0} ms", nanoseconds / 1e6),
        _ => format!("{:.0} s", nanoseconds / 1e9),
    }
}
