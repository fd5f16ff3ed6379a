import { inGrams } from "./food.mjs";
import { accept, american, gramsOfEurope, oneDecimal, salt, thousands, truth } from "./print.mjs";
import { EUROPE, TOGETHER } from "./words.mjs";

/**
 * A layout draws a food as a label: its HTML, and what it says (`truth`: rows as in truth.jsonl).
 * @typedef {ReturnType<typeof import("./random.mjs").randomFrom>} Random
 * @typedef {ReturnType<typeof import("./food.mjs").foodFrom>} Food
 * @typedef {{ html: string, style: string, lang: string[], truth: object }} Label
 */

const KEYS = ["calories", "fats", "saturates", "carbs", "sugars", "fibre", "protein", "salt"];
const PART = /saturates|sugars|zero/;
const ENGLISH = ["en"];

const row = (cells, className = "") =>
  `<tr class="${className}">${cells.map((text, i) => `<${i ? "td" : "th"}>${text}</${i ? "td" : "th"}>`).join("")}</tr>`;
const table = (head, rows, className = "") =>
  `<table class="${className}"><thead>${head}</thead><tbody>${rows.join("")}</tbody></table>`;
const pick = (random, words) => (Array.isArray(words) ? random.one(words) : words);
const fill = (words, amount) => words.replace("{}", amount);
const cellsOf = (values, print) => Object.fromEntries(KEYS.slice(1).map((key) => [key, print(values[key])]));

function european(random, food, langs) {
  const words = langs.map((lang) => EUROPE[lang]);
  const [first] = words;
  const comma = first.comma;
  const print = gramsOfEurope(random, { comma, lang: langs[0] });
  const hundred = inGrams(food, 100);
  const portion = inGrams(food, food.serving);
  const cells = { hundred: cellsOf(hundred, print), portion: cellsOf(portion, print) };
  const space = random.one([" ", " ", ""]);
  const sign = random.one(["", "", " ", "."]);
  const energy = (values) => ({
    kcal: Math.round(values.calories),
    kj: thousands(values.kj, values.kj >= 1000 && (sign !== "." || comma) ? sign : ""),
  });
  const rows = KEYS.map((_, i) =>
    words.map((lang) => pick(random, lang.rows[i])).join(random.one(["/", " / "])),
  );
  return { first, comma, hundred, portion, cells, space, energy, rows, langs };
}

/** A table as in the European Union, in one language or several; with a portion or without, which may come first. */
function europeanTable(random, food, langs) {
  const { first, comma, hundred, portion, cells, space, energy, rows } = european(random, food, langs);
  const columns = random.one([
    ["hundred"],
    ["hundred", "portion"],
    ["hundred", "portion"],
    ["portion", "hundred"],
  ]);
  const values = { hundred, portion };
  const way = random.one(["slash", "slash", "two rows", "two lines", "kcal in brackets"]);
  const inName = random.chance(0.15);
  const percent = columns.length > 1 && random.chance(0.25);
  const head = {
    hundred: fill(pick(random, first.per100), `100${random.chance(0.8) ? " " : ""}${food.unit}`),
    portion: fill(pick(random, first.portion), `${food.serving}${random.chance(0.7) ? " " : ""}${food.unit}`),
  };
  const both = (column) => {
    const { kj, kcal } = energy(values[column]);
    if (way === "two lines") return `${kj}${space}kJ<br>${kcal}${space}kcal`;
    if (way === "kcal in brackets") return `${kj}${space}kJ (${kcal}${space}kcal)`;
    return `${kj}${space}kJ${random.chance(0.5) ? " / " : "/"}${kcal}${space}kcal`;
  };
  const share = (key) =>
    percent
      ? [
          `${Math.round((portion[key] / { calories: 2000, fats: 70, saturates: 20, carbs: 260, sugars: 90, protein: 50, salt: 6, fibre: 25 }[key]) * 100)}${space}%`,
        ]
      : [];
  const energies =
    way === "two rows"
      ? [
          row([
            `${rows[0]} (kJ)`,
            ...columns.map((column) => energy(values[column]).kj),
            ...(percent ? [""] : []),
          ]),
          row([
            random.chance(0.5) ? `${rows[0]} (kcal)` : "(kcal)",
            ...columns.map((column) => String(energy(values[column]).kcal)),
            ...share("calories"),
          ]),
        ]
      : [row([rows[0], ...columns.map(both), ...share("calories")])];
  const amount = (column, key) =>
    key === "salt" ? salt(values[column].salt, comma) : cells[column][key].text;
  const unit = (text) => (inName || !/\d/.test(text) ? text : `${text}${space}g`);
  const keys = KEYS.slice(1).filter((key) => key !== "fibre" || random.chance(0.6));
  const grams = keys.map((key) =>
    row(
      [
        `${rows[KEYS.indexOf(key)]}${inName ? " (g)" : ""}`,
        ...columns.map((column) => unit(amount(column, key))),
        ...share(key),
      ],
      PART.test(key) ? "part" : "",
    ),
  );
  const title = pick(random, first.title);
  const note = percent
    ? `<p class="note">${random.one(["* RI = reference intake of an average adult (8400 kJ / 2000 kcal)", "*Referenzmenge für einen durchschnittlichen Erwachsenen (8400 kJ/2000 kcal)"])}</p>`
    : "";
  const headRow = row([
    random.chance(0.5) ? title : "",
    ...columns.map((column) => head[column]),
    ...(percent ? [random.one(["%RI*", "% NRV", "% RI*"])] : []),
  ]);
  return {
    html: `${random.chance(0.6) ? `<h2>${title}</h2>` : ""}${table(headRow, [...energies, ...grams])}${note}`,
    style: langs.length > 1 ? "eu-several" : "eu",
    lang: langs,
    truth: europeanTruth(food, columns, values, cells),
  };
}

function europeanTruth(food, columns, values, cells) {
  const of = (column, head) => truth(head, Math.round(values[column].calories), cells[column]);
  const found = { per_serving: null, per_100: null, accept: {} };
  if (columns.includes("portion")) {
    found.per_serving = of("portion", { size: `${food.serving} ${food.unit}` });
    found.accept.per_serving = accept(cells.portion);
  }
  if (columns.includes("hundred")) {
    found.per_100 = of("hundred", { unit: food.unit });
    found.accept.per_100 = accept(cells.hundred);
  }
  return found;
}

/** Names and amounts one after the other, as on small packs. */
function runningText(random, food, langs) {
  const { first, comma, hundred, cells, space, energy, rows } = european(random, food, langs);
  const { kj, kcal } = energy(hundred);
  const colon = random.one([":", "", ":"]);
  const bracket = random.chance(0.3);
  const brackets = (text) => (bracket ? ` (${text})` : `, ${text}`);
  const g = (key) => {
    const text = key === "salt" ? salt(hundred.salt, comma) : cells.hundred[key].text;
    return `${rows[KEYS.indexOf(key)]}${colon} ${/\d/.test(text) ? `${text}${space}g` : text}`;
  };
  const parts = [
    `${rows[0]}${colon} ${kj}${space}kJ${random.one([" / ", "/", " ("])}${kcal}${space}kcal`,
    `${g("fats")}${brackets(g("saturates"))}`,
    `${g("carbs")}${brackets(g("sugars"))}`,
    ...(random.chance(0.4) ? [g("fibre")] : []),
    g("protein"),
    g("salt"),
  ].map((text) => (text.includes(" (") && text.includes("kJ (") ? `${text})` : text));
  const title = pick(random, first.title);
  const per = fill(pick(random, first.per100), `100 ${food.unit}`);
  return {
    html: `<p class="running"><b>${title} ${per}:</b> ${parts.join(random.one([", ", "; ", " · "]))}.</p>`,
    style: "eu-inline",
    lang: langs,
    truth: europeanTruth(food, ["hundred"], { hundred }, cells),
  };
}

/** The British lozenges of a portion in front, and the whole table. */
function trafficLight(random, food) {
  const full = europeanTable(random, food, ENGLISH);
  const { portion, cells, energy } = european(random, food, ENGLISH);
  const { kj, kcal } = energy(portion);
  const light = (name, text, percent, colour) =>
    `<div class="light ${colour}"><b>${name}</b><span>${text}</span><i>${percent}%</i></div>`;
  const lights = [
    light("Energy", `${kj}kJ<br>${kcal}kcal`, Math.round(kcal / 20), "white"),
    light("Fat", `${cells.portion.fats.text}g`, Math.round(portion.fats / 0.7), "amber"),
    light("Saturates", `${cells.portion.saturates.text}g`, Math.round(portion.saturates / 0.2), "red"),
    light("Sugars", `${cells.portion.sugars.text}g`, Math.round(portion.sugars / 0.9), "green"),
    light("Salt", `${portion.salt.toFixed(1)}g`, Math.round(portion.salt / 0.06), "amber"),
  ];
  return {
    ...full,
    html: `<p>Each ${food.serving}${food.unit} serving contains</p><div class="lights">${lights.join("")}</div><p class="note">of an adult's reference intake. Energy per 100${food.unit}: ${energy(inGrams(food, 100)).kj}kJ/${energy(inGrams(food, 100)).kcal}kcal</p>${full.html}`,
    style: "uk-lights",
  };
}

/** The rows of an American label for one serving, as [name, amount, percentage, class]. */
function americanRows(random, values, words) {
  const { calories, fat, grams } = american(random);
  const cells = {
    fats: fat(values.fats),
    carbs: grams(values.carbs + values.fibre),
    protein: grams(values.protein),
  };
  const of = (text) => `${text}g`;
  const share = (value, day) => `${Math.round((value / day) * 100)}%`;
  const rows = [
    [words.fat, of(cells.fats.text), share(values.fats, 78), ""],
    [words.saturated, of(fat(values.saturates).text), share(values.saturates, 20), "part"],
    [words.trans, "0g", "", "part"],
    [words.cholesterol, `${Math.round(values.salt * 8)}mg`, share(values.salt, 40), ""],
    [words.sodium, `${10 * Math.round(values.salt * 40)}mg`, share(values.salt, 6), ""],
    [words.carbs, of(cells.carbs.text), share(values.carbs + values.fibre, 275), ""],
    [words.fibre, of(grams(values.fibre).text), share(values.fibre, 28), "part"],
    [words.sugars, of(grams(values.sugars).text), "", "part"],
    [words.protein, of(cells.protein.text), "", ""],
  ];
  return { rows, cells, calories: calories(values.calories) };
}

const US_WORDS = {
  fat: "Total Fat",
  saturated: "Saturated Fat",
  trans: "<i>Trans</i> Fat",
  cholesterol: "Cholesterol",
  sodium: "Sodium",
  carbs: "Total Carbohydrate",
  fibre: "Dietary Fiber",
  sugars: "Total Sugars",
  protein: "Protein",
};

const household = (random, { unit, serving }) =>
  unit === "ml"
    ? `1 bottle (${serving} mL)`
    : `${random.one(["2/3 cup", "1 piece", "2 tbsp", "about 12 chips", "1 bar"])} (${serving}g)`;

const percentDaily =
  "* The % Daily Value (DV) tells you how much a nutrient in a serving of food contributes to a daily diet. 2,000 calories a day is used for general nutrition advice.";

const servingTruth = (food, calories, cells) => ({
  per_serving: truth({ size: `${food.serving} ${food.unit}` }, calories, cells),
  per_100: null,
  accept: { per_serving: accept(cells) },
});

function us2016(random, food) {
  const { rows, cells, calories } = americanRows(random, inGrams(food, food.serving), US_WORDS);
  const lines = rows.map(
    ([name, amount, share, part]) =>
      `<div class="us-row ${part}"><span>${part ? name : `<b>${name}</b>`} ${amount}</span><b>${share}</b></div>`,
  );
  return {
    html: `<div class="us"><h1>Nutrition Facts</h1><p>${random.whole(2, 12)} servings per container</p><div class="us-row big"><b>Serving size</b><b>${household(random, food)}</b></div><hr><small><b>Amount per serving</b></small><div class="us-row calories"><b>Calories</b><b>${calories}</b></div><div class="us-row right"><b></b><b>% Daily Value*</b></div>${lines.join("")}<hr><div class="us-row"><span>Vitamin D 0mcg</span><span>0%</span></div><div class="us-row"><span>Calcium 40mg</span><span>4%</span></div><div class="us-row"><span>Iron 1.1mg</span><span>6%</span></div><p class="note">${percentDaily}</p></div>`,
    style: "us",
    lang: ENGLISH,
    truth: servingTruth(food, calories, cells),
  };
}

function usOld(random, food) {
  const values = inGrams(food, food.serving);
  const { rows, cells, calories } = americanRows(random, values, { ...US_WORDS, sugars: "Sugars" });
  const lines = rows.map(
    ([name, amount, share, part]) =>
      `<div class="us-row ${part}"><span>${part ? name : `<b>${name}</b>`} ${amount}</span><b>${share}</b></div>`,
  );
  const note = `<p class="note">* Percent Daily Values are based on a 2,000 calorie diet. Your daily values may be higher or lower depending on your calorie needs.</p><table class="daily"><tr><td></td><td>Calories:</td><td>2,000</td><td>2,500</td></tr><tr><td>Total Fat</td><td>Less than</td><td>65g</td><td>80g</td></tr><tr><td>Total Carbohydrate</td><td></td><td>300g</td><td>375g</td></tr></table>`;
  return {
    html: `<div class="us old"><h1>Nutrition Facts</h1><p>Serving Size ${household(random, food)}<br>Servings Per Container ${random.whole(2, 9)}</p><hr><small><b>Amount Per Serving</b></small><div class="us-row"><span><b>Calories</b> ${calories}</span><span>Calories from Fat ${10 * Math.round((values.fats * 9) / 10)}</span></div><div class="us-row right"><b></b><b>% Daily Value*</b></div>${lines.join("")}<hr><div class="us-row"><span>Vitamin A 2%</span><span>Vitamin C 0%</span></div>${note}</div>`,
    style: "us",
    lang: ENGLISH,
    truth: servingTruth(food, calories, cells),
  };
}

function usDual(random, food) {
  const times = random.whole(2, 4);
  const one = americanRows(random, inGrams(food, food.serving), US_WORDS);
  const all = americanRows(random, inGrams(food, food.serving * times), US_WORDS);
  const lines = one.rows.map(([name, amount, share, part], i) =>
    row(
      [part ? name : `<b>${name}</b>`, amount, `<b>${share}</b>`, all.rows[i][1], `<b>${all.rows[i][2]}</b>`],
      part,
    ),
  );
  const heads = random.one([
    ["Per serving", "Per container"],
    ["Per 1 cup", "Per package"],
  ]);
  return {
    html: `<div class="us"><h1>Nutrition Facts</h1><p>${times} servings per container</p><div class="us-row big"><b>Serving size</b><b>${household(random, food)}</b></div><hr><table class="dual"><tr class="heads"><th></th><td colspan="2"><b>${heads[0]}</b></td><td colspan="2"><b>${heads[1]}</b></td></tr><tr class="calories"><th><b>Calories</b></th><td colspan="2"><b>${one.calories}</b></td><td colspan="2"><b>${all.calories}</b></td></tr><tr class="heads"><th></th><td></td><td><b>% DV*</b></td><td></td><td><b>% DV*</b></td></tr>${lines.join("")}</table><p class="note">${percentDaily}</p></div>`,
    style: "us-dual",
    lang: ENGLISH,
    truth: servingTruth(food, one.calories, one.cells),
  };
}

function usTabular(random, food) {
  const { rows, cells, calories } = americanRows(random, inGrams(food, food.serving), US_WORDS);
  const line = ([name, amount, share, part]) =>
    `<div class="us-row ${part}"><span>${part ? name : `<b>${name}</b>`} ${amount}</span><b>${share}</b></div>`;
  const heading = `<div class="us-row small"><b>Amount/serving</b><b>% Daily Value*</b></div>`;
  return {
    html: `<div class="us tabular"><div><h1>Nutrition Facts</h1><p>${random.whole(2, 9)} servings per container<br><b>Serving size ${household(random, food)}</b></p><div class="us-row calories"><b>Calories<br><small>per serving</small></b><b>${calories}</b></div></div><div>${heading}${rows.slice(0, 5).map(line).join("")}</div><div>${heading}${rows.slice(5).map(line).join("")}</div></div>`,
    style: "us-tabular",
    lang: ENGLISH,
    truth: servingTruth(food, calories, cells),
  };
}

function usLinear(random, food) {
  const { rows, cells, calories } = americanRows(random, inGrams(food, food.serving), US_WORDS);
  const parts = rows.map(
    ([name, amount, share, part]) =>
      `${part ? name : `<b>${name}</b>`} ${amount}${share ? ` (${share} DV)` : ""}`,
  );
  return {
    html: `<p class="running"><b>Nutrition Facts</b> Servings: ${random.whole(2, 9)}, <b>Serv. size: ${household(random, food)}</b>, Amount per serving: <b>Calories ${calories}</b>, ${parts.join(", ")}, Vit. D (0% DV), Calcium (4% DV), Iron (2% DV). Percent Daily Values (DV) are based on a 2,000 calorie diet.</p>`,
    style: "us-linear",
    lang: ENGLISH,
    truth: servingTruth(food, calories, cells),
  };
}

function canada(random, food) {
  const words = {
    fat: "Fat / Lipides",
    saturated: "Saturated / saturés",
    trans: "+ Trans / trans",
    cholesterol: "Cholesterol / Cholestérol",
    sodium: "Sodium",
    carbs: "Carbohydrate / Glucides",
    fibre: "Fibre / Fibres",
    sugars: "Sugars / Sucres",
    protein: "Protein / Protéines",
  };
  const { rows, cells, calories } = americanRows(random, inGrams(food, food.serving), words);
  const lines = rows.map(
    ([name, amount, share, part]) =>
      `<div class="us-row ${part}"><span>${part ? name : `<b>${name}</b>`} ${amount.replace("g", " g").replace("m g", " mg")}</span><span>${share.replace("%", " %")}</span></div>`,
  );
  return {
    html: `<div class="us"><h1>Nutrition Facts<br>Valeur nutritive</h1><p>Per ${household(random, food)}<br>pour ${food.serving} ${food.unit}</p><hr><div class="us-row calories"><b>Calories ${calories}</b><small>% Daily Value*<br>% valeur quotidienne*</small></div>${lines.join("")}<p class="note">*5% or less is <b>a little</b>, 15% or more is <b>a lot</b><br>*5% ou moins c'est <b>peu</b>, 15% ou plus c'est <b>beaucoup</b></p></div>`,
    style: "ca",
    lang: ["en", "fr"],
    truth: servingTruth(food, calories, cells),
  };
}

/** Tables of one unit system outside of Europe. `heads` and `rows` say how; energy may be kJ only. */
function plainTable(
  random,
  food,
  { style, lang, title, heads, rows, kjOnly = false, print, comma = false, before = "", unitsInName = false },
) {
  const columns = Object.keys(heads);
  const values = { portion: inGrams(food, food.serving), hundred: inGrams(food, 100) };
  const point = (text) => (comma ? text.replace(".", ",") : text);
  const cells = Object.fromEntries(columns.map((column) => [column, cellsOf(values[column], print)]));
  const kj = (column) => Math.round(values[column].kj);
  const kcal = (column) => Math.round(values[column].calories);
  const space = random.one(["", " "]);
  const text = (column, [, key]) => {
    if (key === "kj") return unitsInName ? `${kj(column)}` : `${kj(column)}${space}kJ`;
    if (key === "kcal") return unitsInName ? `${kcal(column)}` : `${kcal(column)}${space}kcal`;
    if (key === "both") return `${kcal(column)}${space}kcal (${kj(column)}${space}kJ)`;
    if (key === "sodium")
      return unitsInName
        ? `${Math.round(values[column].salt * 400)}`
        : `${Math.round(values[column].salt * 400)}${space}mg`;
    if (key === "zero") return unitsInName ? "0" : `0${space}g`;
    const amount = point(cells[column][key].text);
    return unitsInName ? amount : `${amount}${space}g`;
  };
  const lines = rows.map((one) =>
    row([one[0], ...columns.map((column) => text(column, one))], PART.test(one[1]) ? "part" : ""),
  );
  const calories = (column) => (kjOnly ? Math.round(kj(column) / 4.184) : kcal(column));
  const has = (column) => columns.includes(column);
  return {
    html: `<h2>${title}</h2>${before}${table(row(["", ...Object.values(heads)]), lines, "ruled")}`,
    style,
    lang,
    truth: {
      per_serving: has("portion")
        ? truth({ size: `${food.serving} ${food.unit}` }, calories("portion"), cells.portion)
        : null,
      per_100: has("hundred") ? truth({ unit: food.unit }, calories("hundred"), cells.hundred) : null,
      accept: {
        ...(has("portion") && { per_serving: accept(cells.portion) }),
        ...(has("hundred") && { per_100: accept(cells.hundred) }),
      },
      ...(kjOnly && { energy_from_kj: true }),
    },
  };
}

function australia(random, food) {
  const upper = random.chance(0.3);
  const say = (words) => (upper ? words.toUpperCase() : words);
  const kjOnly = random.chance(0.7);
  return plainTable(random, food, {
    style: "au",
    lang: ENGLISH,
    title: say("Nutrition Information"),
    before: `<p>${say("Servings per package:")} ${random.whole(2, 9)}<br>${say("Serving size:")} ${food.serving}${food.unit}</p>`,
    heads: random.one([
      {
        portion: say(random.one(["Avg. Qty Per Serving", "Quantity per serving", "Per Serve"])),
        hundred: say(`${random.one(["Avg. Qty Per", "Quantity per", "Per"])} 100${food.unit}`),
      },
      { portion: say("Average Quantity Per Serving"), hundred: say(`Average Quantity Per 100 ${food.unit}`) },
    ]),
    kjOnly,
    print: oneDecimal(random),
    rows: [
      [say("Energy"), "kj"],
      ...(kjOnly ? [] : [["(Cal)", "kcal"]]),
      [say("Protein"), "protein"],
      [say(random.one(["Fat, total", "Fat, Total", "Fat - Total", "Total Fat"])), "fats"],
      [say(random.one(["- saturated", "Saturated"])), "saturates"],
      [say(random.one(["Carbohydrate", "Carbohydrate, total", "Total Carbohydrate"])), "carbs"],
      [say(random.one(["- sugars", "Sugars"])), "sugars"],
      [say("Sodium"), "sodium"],
    ],
  });
}

function southAfrica(random, food) {
  return plainTable(random, food, {
    style: "za",
    lang: ENGLISH,
    title: "Typical Nutritional Information",
    heads: { hundred: `Per 100 ${food.unit}`, portion: `Per ${food.serving} ${food.unit} serving` },
    kjOnly: true,
    print: oneDecimal(random),
    rows: [
      ["Energy", "kj"],
      ["Protein", "protein"],
      ["Glycaemic carbohydrate", "carbs"],
      ["of which total sugar", "sugars"],
      ["Total fat", "fats"],
      ["of which saturated fat", "saturates"],
      ["Dietary fibre#", "fibre"],
      ["Total sodium", "sodium"],
    ],
  });
}

function india(random, food) {
  const both = random.chance(0.5);
  const hundred = random.one([`Per 100 ${food.unit}`, `Per 100${food.unit}*`, `Value per 100 ${food.unit}`]);
  return plainTable(random, food, {
    style: "in",
    lang: ENGLISH,
    title: random.one([
      "Nutritional Information (Approx.)",
      "NUTRITIONAL INFORMATION*",
      "Nutrition Facts (Typical Values)",
    ]),
    before: both ? `<p>Serving size: ${food.serving} ${food.unit}</p>` : "",
    heads: both
      ? { hundred, portion: random.one(["Per Serve", `Per serve (${food.serving} ${food.unit})`]) }
      : { hundred },
    print: oneDecimal(random, ["<1"]),
    unitsInName: true,
    rows: [
      [random.one(["Energy (kcal)", "Energy, kcal"]), "kcal"],
      ["Protein (g)", "protein"],
      [random.one(["Carbohydrate (g)", "Total Carbohydrates (g)"]), "carbs"],
      [random.one(["of which Total Sugars (g)", "Total Sugars (g)"]), "sugars"],
      ["Added Sugars (g)", "zero"],
      [random.one(["Total Fat (g)", "Fat (g)"]), "fats"],
      ["Saturated Fat (g)", "saturates"],
      ["Trans Fat (g)", "zero"],
      ["Sodium (mg)", "sodium"],
    ],
  });
}

function mexico(random, food) {
  return plainTable(random, food, {
    style: "mx",
    lang: ["es"],
    title: random.one(["Declaración nutrimental", "Información nutrimental"]),
    before: `<p>Tamaño de la porción: ${food.serving} ${food.unit}<br>Porciones por envase: ${random.whole(2, 9)}</p>`,
    heads: random.one([
      { hundred: `Por 100 ${food.unit}`, portion: `Por porción (${food.serving} ${food.unit})` },
      { portion: "Por porción", hundred: `Por 100 ${food.unit}` },
    ]),
    print: oneDecimal(random, ["<1"]),
    rows: [
      ["Contenido energético", "both"],
      ["Proteínas", "protein"],
      [random.one(["Grasas totales", "Grasas (lípidos)"]), "fats"],
      ["Grasas saturadas", "saturates"],
      ["Grasas trans", "zero"],
      [
        random.one([
          "Hidratos de carbono disponibles",
          "Carbohidratos disponibles",
          "Carbohidratos (hidratos de carbono)",
        ]),
        "carbs",
      ],
      ["Azúcares", "sugars"],
      ["Azúcares añadidos", "zero"],
      ["Fibra dietética", "fibre"],
      ["Sodio", "sodium"],
    ],
  });
}

function brazil(random, food) {
  return plainTable(random, food, {
    style: "br",
    lang: ["pt"],
    title: "INFORMAÇÃO NUTRICIONAL",
    before: `<p>Porções por embalagem: ${random.whole(2, 9)} • Porção: ${food.serving} ${food.unit} (${random.one(["3 unidades", "1 xícara", "2 colheres"])})</p>`,
    heads: { hundred: `100 ${food.unit}`, portion: `${food.serving} ${food.unit}` },
    print: oneDecimal(random, ["<1"]),
    comma: true,
    unitsInName: true,
    rows: [
      ["Valor energético (kcal)", "kcal"],
      [random.one(["Carboidratos (g)", "Carboidratos totais (g)"]), "carbs"],
      ["Açúcares totais (g)", "sugars"],
      ["Açúcares adicionados (g)", "zero"],
      ["Proteínas (g)", "protein"],
      ["Gorduras totais (g)", "fats"],
      ["Gorduras saturadas (g)", "saturates"],
      ["Gorduras trans (g)", "zero"],
      ["Fibras alimentares (g)", "fibre"],
      ["Sódio (mg)", "sodium"],
    ],
  });
}

function southAmerica(random, food) {
  return plainTable(random, food, {
    style: "cl",
    lang: ["es"],
    title: "INFORMACIÓN NUTRICIONAL",
    before: `<p>Porción: 1 unidad (${food.serving} ${food.unit})<br>Porciones por envase: ${random.whole(2, 9)}</p>`,
    heads: { hundred: `100 ${food.unit}`, portion: "1 porción" },
    print: oneDecimal(random, ["<1"]),
    comma: true,
    unitsInName: true,
    rows: [
      ["Energía (kcal)", "kcal"],
      ["Proteínas (g)", "protein"],
      ["Grasa total (g)", "fats"],
      ["Grasas saturadas (g)", "saturates"],
      ["H. de C. disponibles (g)", "carbs"],
      ["Azúcares totales (g)", "sugars"],
      ["Sodio (mg)", "sodium"],
    ],
  });
}

const southeastAsia = (random, food) =>
  plainTable(random, food, {
    style: "sg",
    lang: ENGLISH,
    title: "NUTRITION INFORMATION",
    before: `<p>Servings per package: ${random.whole(2, 9)}<br>Serving size: ${food.serving} ${food.unit}</p>`,
    heads: { portion: "Per Serving", hundred: `Per 100 ${food.unit}` },
    print: oneDecimal(random, ["<1"]),
    rows: [
      ["Energy", "both"],
      ["Protein", "protein"],
      ["Total fat", "fats"],
      ["- Saturated fat", "saturates"],
      ["- Trans fat", "zero"],
      [random.one(["Carbohydrate", "Total carbohydrate", "Available carbohydrate"]), "carbs"],
      ["- Total sugars", "sugars"],
      ["Dietary fibre", "fibre"],
      ["Sodium", "sodium"],
    ],
  });

/** A table with one column of amounts, printed as two halves side by side. */
const inHalves = (layout) => (random, food) => {
  const label = layout(random, food);
  const rows = label.html.match(/<tbody>(.*)<\/tbody>/s)?.[1].match(/<tr.*?<\/tr>/gs) ?? [];
  if (rows.length === 0 || rows.some((row) => row.split("<td").length > 2)) return label;
  const half = (some) => table("", some);
  const middle = Math.ceil(rows.length / 2);
  const halves = `<div class="halves">${half(rows.slice(0, middle))}${half(rows.slice(middle))}</div>`;
  const head = /<thead>(.*)<\/thead>/s.exec(label.html)?.[1] ?? "";
  const html = label.html.replace(/<table.*<\/table>/s, `<table><thead>${head}</thead></table>${halves}`);
  return { ...label, html, style: `${label.style}-halves` };
};

const LANGS = Object.keys(EUROPE);
const europe = (random, food) => {
  const [lang, langs] = [random.one(LANGS), random.one(TOGETHER)];
  const way = random.next();
  if (way < 0.2) return runningText(random, food, [lang]);
  if (way < 0.4) return europeanTable(random, food, langs);
  const layout = (...by) => europeanTable(...by, [lang]);
  return (way < 0.5 ? inHalves(layout) : layout)(random, food);
};

/** The kinds of label, each with its layouts. @type {((random: Random, food: Food) => Label)[][]} */
export const KINDS = [
  [us2016, us2016, usTabular, usLinear],
  [usOld],
  [usDual],
  [europe],
  [trafficLight, (random, food) => europeanTable(random, food, ENGLISH)],
  [australia],
  [canada],
  [brazil, brazil, southAmerica],
  [mexico],
  [india, india, inHalves(india), southAfrica, southeastAsia],
];
