import type { TextLine } from "../engine/text-line";
import { joinWords } from "./join-words";
import { plainText } from "./plain-text";
import type { StraightLine } from "./straight-line";
import type { Tilt } from "./tilt";

const STEPS = 6;

/** Lines without their tilt (plus `more` radians): letters of one row share a y. */
export function straighten(lines: TextLine[], tilt: Tilt, more = 0): StraightLine[] {
  const level = levelling({ ...tilt, angle: tilt.angle + more });
  const straight = lines.map((line) => {
    const x: number[] = [];
    const y: number[] = [];
    const [cos, sin] = [Math.cos(line.angle), Math.sin(line.angle)];
    for (const letter of line.letters) {
      const along = (letter - 0.5) * line.width;
      const across = (line.bow ?? 0) * (2 * letter - 1) ** 2;
      const at = level(line.x + along * cos - across * sin, line.y + along * sin + across * cos);
      x.push(at.x);
      y.push(at.y);
    }
    const { text, height, confidence } = line;
    return { text, plain: plainText(text), x, y, height, confidence };
  });
  return joinWords(straight);
}

function levelling({ angle, perX, perY, middleX, middleY }: Tilt) {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = perX * cos + perY * sin;
  const across = perY * cos - perX * sin;
  return (px: number, py: number) => {
    const [dx, dy] = [px - middleX, py - middleY];
    const x = dx * cos + dy * sin;
    let y = dy * cos - dx * sin;
    const step = -x / STEPS;
    for (let i = 0; i < STEPS; i++) {
      const at = x + step * (i + 0.5);
      y += step * (along * at + across * y);
    }
    return { x, y };
  };
}
