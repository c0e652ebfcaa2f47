"use strict";

// The filters and the links to cases. Both live in the part of the address after the `#`, so
// that whatever is on the screen can be sent to somebody: `#scan/full-board-row` is a case, and
// `#?outcome=failed&ask=scan` are filters. Without this script the page shows everything.

const form = document.getElementById("filters");
const cases = [...document.querySelectorAll("article")];
const fields = ["outcome", "ask", "clause", "text"];
const texts = new Map(cases.map((article) => [article, article.textContent.toLowerCase()]));

function shows(article, wanted) {
  const { outcomes, ask, clause } = article.dataset;
  return (!wanted.outcome || outcomes.split(" ").includes(wanted.outcome))
    && (!wanted.ask || ask === wanted.ask)
    && (!wanted.clause || clause === wanted.clause)
    && (!wanted.text || texts.get(article).includes(wanted.text.toLowerCase()));
}

function wanted() {
  return Object.fromEntries(fields.map((name) => [name, form.elements[name].value.trim()]));
}

function filter() {
  const filters = wanted();
  let count = 0;
  for (const article of cases) {
    article.hidden = !shows(article, filters);
    count += article.hidden ? 0 : 1;
  }
  document.getElementById("count").value = `${count} of ${cases.length} shown`;
  document.getElementById("nothing").hidden = count > 0;
}

// Filters were changed by hand: the address follows.
function changed() {
  const filters = Object.entries(wanted()).filter(([, value]) => value !== "");
  const query = new URLSearchParams(filters).toString();
  history.replaceState(null, "", query === "" ? "#" : `#?${query}`);
  filter();
}

// The address was changed: the filters follow, or the case is shown.
function follow() {
  const target = decodeURIComponent(location.hash.slice(1));
  const query = new URLSearchParams(target.startsWith("?") ? target.slice(1) : "");
  for (const name of fields) {
    form.elements[name].value = query.get(name) ?? "";
  }
  filter();
  if (target.startsWith("?")) {
    document.getElementById("cases").scrollIntoView();
  } else {
    cases.find((article) => article.id === target)?.scrollIntoView();
  }
}

form.hidden = false;
form.addEventListener("input", changed);
form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("reset", () => setTimeout(changed));
addEventListener("hashchange", follow);
follow();
