import sharp from "sharp";
import { answerTasks } from "~/platform/child-process.server";
import type { ToDraw } from "./draw.server";

// Decoded pictures would stay in memory. Uploads are decoded elsewhere.
sharp.cache(false);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: ["VipsForeignLoadSvgBuffer"] });

answerTasks(async ({ png, ...drawing }: ToDraw): Promise<Buffer> => {
  if ("svg" in drawing) return sharp(Buffer.from(drawing.svg), { unlimited: true }).png(png).toBuffer();
  const { dots, side, scale, edges } = drawing;
  const raw = { width: side, height: side, channels: (dots.length / side ** 2) as 3 | 4 };
  const large = sharp(dots, { raw }).resize(side * scale, side * scale, { kernel: "nearest" });
  return (edges ? large.extend(edges) : large).png(png).toBuffer();
});
