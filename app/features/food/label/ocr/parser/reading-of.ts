import type { TextLine } from "../engine/text-line";
import type { LabelReading } from "../../label-reading";
import { labelPage } from "./label-page";
import { readRunningText } from "./read-running-text";
import { type Candidate, readTable } from "./read-table";
import { straighten } from "./straighten";
import { tiltOf } from "./tilt";

const TILTS = [0, 0.01, -0.01, 0.02, -0.02, 0.035, -0.035];

/** The nutrition label in the lines of text of a photo; null when there is none. */
export function readingOf(lines: TextLine[]): LabelReading | null {
  const read = lines.filter((line) => line.confidence > 0.5 && line.letters.length > 0);
  const tilt = tiltOf(read);
  let best: Candidate[] = [];
  for (const more of TILTS) {
    const page = labelPage(straighten(read, tilt, more));
    const table = readTable(page);
    if (worthOfAll(table) > worthOfAll(best) + (more === 0 ? 0 : 0.2)) best = table;
    const text = readRunningText(page);
    if (worthOfAll(text) > worthOfAll(best) + 0.2) best = text;
    if (best.length > 0 && best.every(({ agreed }) => agreed)) break;
  }
  const chosen = choose(best);
  if (!chosen || worth(chosen) < 2) return null;
  const basis = chosen.kind === "100g" || chosen.kind === "100ml" || chosen.kind === "container" ? chosen.kind : chosen.kind === "serving" ? "serving" : "unknown";
  return {
    name: "Scanned label",
    emoji: "🍽️",
    nutrition: chosen.values,
    basis,
    servingSize: null,
    note: null,
    source: "built-in",
  };
}

const found = ({ values }: Candidate) => Object.values(values).filter((value) => value !== null).length;
const worth = (candidate: Candidate) =>
  found(candidate) + (candidate.agreed ? 2 : candidate.agreed === false ? -1.5 : 0) + (candidate.sureEnergy ? 0.5 : 0);
const worthOfAll = (candidates: Candidate[]) => Math.max(0, ...candidates.map(worth)) + candidates.reduce((sum, c) => sum + worth(c), 0) / 4;

function choose(candidates: Candidate[]) {
  const order = ["serving", null, "100g", "100ml", "container", "else"];
  return candidates.toSorted(
    (a, b) => worth(b) - worth(a) > 1 ? 1 : worth(a) - worth(b) > 1 ? -1 : order.indexOf(a.kind) - order.indexOf(b.kind),
  )[0];
}
