import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { PlantBed } from "./plant-bed";

const bedOf = (count: number) =>
  renderToStaticMarkup(
    <PlantBed plants={Array.from({ length: count }, (_, i) => ({ name: `plant ${i}`, emoji: "🌱" }))} />,
  );

it.each([
  [0, 0, ""],
  [9, 0, ""],
  [10, 1, "A hare came by."],
  [20, 2, "A hare and a fox came by."],
  [29, 2, "A hare and a fox came by."],
  [31, 3, "A hare, a fox and an owl came by."],
])("%i different plants bring %i rare visitors", (count, visitors, text) => {
  const bed = bedOf(count);
  expect(bed.match(/pixel-art/g) ?? []).toHaveLength(visitors);
  expect(/<p>(.*? came by\.)<\/p>/.exec(bed)?.[1] ?? "").toBe(text);
});
