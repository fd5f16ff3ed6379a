import type { ExtendOptions, PngOptions } from "sharp";
import { childProgram, startChild } from "~/platform/child-process.server";

/** An SVG of our own, or a square of dots in RGB or RGBA, `side` of them a row, each `scale` pixels wide. */
export type ToDraw = { png: PngOptions } & (
  | { svg: string }
  | { dots: Uint8Array; side: number; scale: number; edges?: ExtendOptions }
);

/** Of its own, because the package that draws takes 30 MB, which go with the process. */
const { work } = startChild<ToDraw, Uint8Array>(
  () => childProgram("drawing-process", "app/platform/picture/draw-child.server.ts"),
  { waiting: 200, patience: 20_000, idle: 30_000, memory: 250 * 1024 * 1024, tasks: 500 },
);

/** Throws TooBusy. */
export const drawnPng = async (drawing: ToDraw): Promise<Buffer> => Buffer.from(await work(drawing));
