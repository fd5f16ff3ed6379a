const NUTRIENTS = ["calories", "carbs", "fats", "protein"];

/**
 * How well readings tell what labels say. A value is right within 1 kcal (1 % where only kJ is printed) and 0.05 g, or
 * within the range that is printed. All of a label's values count for one basis, the one that they suit better.
 * `truth` and `readings` are rows of truth.jsonl and of `{ file, nutrition, unsure, ms, cpu }`.
 */
export function score(truth, readings) {
  const read = new Map(readings.map((reading) => [reading.file, reading]));
  const labels = truth.map((row) => {
    const { nutrition, unsure = [], ms, cpu } = read.get(row.file) ?? {};
    const marks = ["per_serving", "per_100"]
      .filter((basis) => row[basis])
      .map((basis) => NUTRIENTS.map((key) => mark(key, nutrition?.[key] ?? null, row, basis)))
      .toSorted((a, b) => count(b, "+") - count(a, "+"))[0];
    const unmarked = NUTRIENTS.filter((key, i) => marks[i] === "x" && !unsure.includes(key)).length;
    return { row, nutrition: nutrition ?? null, ms, cpu, marks, unmarked };
  });
  return { labels, total: sumOf(labels) };
}

/** "+" right, "x" wrong, "?" not found, "-" not on the label. */
function mark(key, value, row, basis) {
  const printed = row[basis][key];
  if (printed === null) return "-";
  if (value === null) return "?";
  const range = row.accept?.[basis]?.[key];
  if (range) return value >= range[0] - 1e-6 && value <= range[1] + 1e-6 ? "+" : "x";
  const room = key !== "calories" ? 0.05 : row.energy_from_kj ? Math.max(2, printed * 0.01) : 1;
  return Math.abs(value - printed) <= room + 1e-6 ? "+" : "x";
}

const count = (marks, sign) => marks.filter((one) => one === sign).length;

/** Of some labels: how many values there are, and are right and wrong; how many labels are right as a whole; times. */
export function sumOf(labels) {
  const marks = labels.flatMap((label) => label.marks).filter((one) => one !== "-");
  const sorted = (key) => labels.map((label) => label[key] ?? 0).toSorted((a, b) => a - b);
  const at = (part, list) => Math.round(list[Math.floor(list.length * part)] ?? 0);
  const unmarked = labels.reduce((sum, label) => sum + label.unmarked, 0);
  const share = (part, whole) => Math.round((1000 * part) / Math.max(1, whole)) / 10;
  return {
    labels: labels.length,
    right: share(count(marks, "+"), marks.length),
    wrong: share(count(marks, "x"), marks.length),
    allFour: share(labels.filter((label) => !/[x?]/.test(label.marks.join(""))).length, labels.length),
    unmarked: share(unmarked, marks.length),
    medianMs: at(0.5, sorted("ms")),
    p95Ms: at(0.95, sorted("ms")),
    medianCpu: at(0.5, sorted("cpu")),
    p95Cpu: at(0.95, sorted("cpu")),
  };
}
