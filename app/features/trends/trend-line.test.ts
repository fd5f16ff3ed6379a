import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { trendLine } from "./trend-line";

const points = (values: (number | null)[], goal: number | null = 100, openLast = false) =>
  values.map((value, i) => ({ value, goal, isOpen: openLast && i === values.length - 1 }));

/** Cells that a path of rectangles covers. */
function cellsOf(path: string): Set<string> {
  const cells = new Set<string>();
  for (const [, ...numbers] of path.matchAll(/M(\d+) (\d+)h(\d+)v(\d+)h-\d+z/g)) {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number);
    for (let i = 0; i < width * height; i++) cells.add(`${x + (i % width)},${y + Math.floor(i / width)}`);
  }
  return cells;
}
const columnsOf = (path: string) => new Set([...cellsOf(path)].map((cell) => Number(cell.split(",")[0])));

describe("a line of days", () => {
  it("leaves out the days without a value, and never draws them as zero", () => {
    const { line, width } = trendLine(points([100, null, 100, 0]));
    expect(width).toBe(120);
    const columns = columnsOf(line);
    expect(columns.has(29)).toBe(true);
    for (let x = 30; x < 60; x++) expect(columns.has(x)).toBe(false);
    expect(columns.has(60)).toBe(true);
  });

  it("joins neighbours without a hole, and draws nothing outside of its picture", () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.double({ min: 0, max: 1e5, noNaN: true })), { minLength: 1, maxLength: 90 }),
        (values) => {
          const { line, band, width, height } = trendLine(points(values));
          for (const cell of [...cellsOf(line), ...cellsOf(band)]) {
            const [x = -1, y = -1] = cell.split(",").map(Number);
            expect(x >= 0 && x < width && y >= 0 && y < height).toBe(true);
          }
          expect(columnsOf(line).size).toBe(
            values.filter((value) => value !== null).length * (width / values.length),
          );
          expect(columnsOf(band).size).toBe(width);
        },
      ),
    );
  });

  it("dots the day that is not over, apart from the others", () => {
    const { line, open } = trendLine(points([100, 50], 100, true));
    expect([...columnsOf(line)].every((x) => x < 60)).toBe(true);
    expect([...columnsOf(open)]).toEqual(Array.from({ length: 30 }, (_, i) => 60 + 2 * i));
  });

  it("has the band at 90 to 110 % of the goals, each on its days, and none without a goal", () => {
    const two = [
      { value: 100, goal: 100, isOpen: false },
      { value: null, goal: null, isOpen: false },
      { value: 200, goal: 200, isOpen: false },
    ];
    expect(
      trendLine(two)
        .band.match(/M\d+ \d+h(\d+)/g)
        ?.map((run) => run.replace(/ \d+/, "")),
    ).toEqual(["M0h80", "M80h40"]);
    expect(trendLine(points([5, 6], 0)).band).toBe("");
  });

  it("lets one exceptional day end at the top, so that the others can be read", () => {
    const { line, height } = trendLine(points([100, 100_000]));
    const rows = [...cellsOf(line)].map((cell) => Number(cell.split(",")[1]));
    expect(Math.min(...rows)).toBe(0);
    expect(cellsOf(line).has(`0,${height - 1}`)).toBe(false);
  });

  it("is a line on the ground where nothing but zeros is", () => {
    const { line, height } = trendLine(points([0, 0], 0));
    expect(new Set([...cellsOf(line)].map((cell) => cell.split(",")[1]))).toEqual(
      new Set([String(height - 1)]),
    );
  });
});
