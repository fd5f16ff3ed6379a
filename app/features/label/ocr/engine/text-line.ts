/**
 * A line of text on a photo: its box (centre, size, in pixels; the angle of its reading direction in radians, clockwise)
 * and where along the box each letter stands (0 at its beginning, 1 at its end). `confidence` is 0 to 1.
 */
export type TextLine = {
  text: string;
  confidence: number;
  letters: number[];
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
};

export type Box = Pick<TextLine, "x" | "y" | "width" | "height" | "angle">;
