import { Tensor } from "onnxruntime-node";
import { cutOut } from "./cut-out";
import { decodeLetters } from "./decode-letters";
import type { Models } from "./models.server";
import type { Pixels } from "./pixels";
import type { Box, TextLine } from "./text-line";

const TALL = 48;

export async function readBox(models: Models, picture: Pixels, box: Box): Promise<TextLine> {
  const { planes, wide } = cutOut(picture, box, TALL);
  const input = new Tensor("float32", planes, [1, 3, TALL, wide]);
  const output = await models.read.run({ [models.read.inputNames[0] as string]: input });
  const { data, dims } = output[models.read.outputNames[0] as string] as Tensor;
  return { ...box, ...decodeLetters(data as Float32Array, dims[1] as number, models.alphabet, models.skip) };
}
