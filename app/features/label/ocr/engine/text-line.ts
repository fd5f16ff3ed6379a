/** A line of text: its box (centre, in pixels; angle in radians, clockwise), letter positions along it and confidence, 0 to 1. */
export type TextLine = {
  text: string;
  confidence: number;
  letters: number[];
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
  /** Pixels by which both ends lie lower than the middle, where it is bowed. */
  bow?: number;
};

export type Box = Pick<TextLine, "x" | "y" | "width" | "height" | "angle" | "bow">;
