import sharp from "sharp";
import { expect, it } from "vitest";
import { pictures } from "./pictures.server";

const DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

it("opens drawings in this process, and nothing else", async () => {
  const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: "#c96" } });
  const kinds = ["jpeg", "png", "webp", "gif", "tiff", "avif"] as const;
  const uploads = await Promise.all(kinds.map((kind) => plain.clone().toFormat(kind).toBuffer()));
  const open = await pictures();
  for (const upload of uploads) {
    await expect(open(upload).metadata()).rejects.toThrow("unsupported image format");
    await expect(open(upload).raw().toBuffer()).rejects.toThrow("unsupported image format");
  }
  expect(await open(Buffer.from(DRAWING)).metadata()).toMatchObject({ format: "svg", width: 9 });
});
