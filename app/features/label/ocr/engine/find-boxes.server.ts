import { Tensor } from "onnxruntime-node";
import sharp from "sharp";
import type { Models } from "./models.server";
import type { Pixels } from "./pixels";
import { textBoxes } from "./text-boxes";
import type { Box } from "./text-line";

const LONGEST = 1280;
const MOST_ENLARGED = 1.6;
const MEAN = [0.485, 0.456, 0.406];
const SPREAD = [0.229, 0.224, 0.225];

export async function findBoxes(models: Models, picture: Pixels): Promise<Box[]> {
  const scale = Math.min(MOST_ENLARGED, LONGEST / Math.max(picture.width, picture.height));
  const side = (length: number) => Math.max(32, Math.round((length * scale) / 32) * 32);
  const [width, height] = [side(picture.width), side(picture.height)];
  const { data } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
  })
    .resize(width, height, { fit: "fill", kernel: "linear" })
    .raw()
    .toBuffer({ resolveWithObject: true });

  const area = width * height;
  const planes = new Float32Array(3 * area);
  for (let channel = 0; channel < 3; channel++) {
    // The model expects blue, green, red.
    const from = 2 - channel;
    const spread = 1 / (255 * (SPREAD[channel] as number));
    const shift = (MEAN[channel] as number) / (SPREAD[channel] as number);
    for (let i = 0; i < area; i++)
      planes[channel * area + i] = (data[3 * i + from] as number) * spread - shift;
  }
  const input = new Tensor("float32", planes, [1, 3, height, width]);
  const output = await models.find.run({ [models.find.inputNames[0] as string]: input });
  const map = output[models.find.outputNames[0] as string]?.data as Float32Array;
  const [scaleX, scaleY] = [picture.width / width, picture.height / height];
  return textBoxes(map, width, height).map((box) => ({
    x: (box.x + 0.5) * scaleX,
    y: (box.y + 0.5) * scaleY,
    width: box.width * scaleX,
    height: box.height * scaleY,
    angle: box.angle,
    ...(box.bow !== undefined && { bow: box.bow * scaleY }),
  }));
}
