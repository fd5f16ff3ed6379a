import sharp, { type Metadata, type Sharp } from "sharp";
import { answerTasks } from "~/platform/child-process.server";
import {
  cropBox,
  isBearable,
  type Jpeg,
  PIXELS_MAX,
  pictureKind,
  type Recipe,
  type Remade,
  type Upload,
} from "./picture";

sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer", "VipsForeignLoadWebpBuffer"],
});

const MAX_SECONDS = 15;

answerTasks(async ({ bytes, recipe }: Upload): Promise<Remade> => {
  try {
    const header = await open(bytes).metadata();
    if (header.format !== pictureKind(bytes)) return { refused: "no picture" };
    if (!isBearable(header)) return { refused: "too large" };
    return { picture: await remade(bytes, header, recipe) };
  } catch (error) {
    return { refused: /pixel limit/.test(String(error)) ? "too large" : "damaged" };
  }
});

const open = (bytes: Uint8Array) => sharp(bytes, { limitInputPixels: PIXELS_MAX });

const remade = (bytes: Uint8Array, header: Metadata, recipe: Recipe) =>
  ("pixels" in recipe
    ? squared(open(bytes).rotate(), header, recipe.pixels)
    : sized(open(bytes).rotate(), header, recipe)
        .flatten({ background: "#ffffff" })
        .jpeg({ quality: recipe.quality })
  )
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();

/** Small pictures are drawn in pixels, which stay as they are. */
function squared(upright: Sharp, { autoOrient, hasAlpha }: Metadata, side: number) {
  const kernel = Math.max(autoOrient.width, autoOrient.height) > side ? "mitchell" : "nearest";
  const part = hasAlpha ? upright : upright.extract(cropBox(autoOrient, { zoom: 1 }));
  return part
    .resize(side, side, { fit: "contain", background: "#00000000", kernel })
    .toColourspace("srgb")
    .ensureAlpha()
    .raw({ depth: "uchar" });
}

function sized(upright: Sharp, { autoOrient }: Metadata, recipe: Jpeg) {
  if ("crop" in recipe)
    return upright.extract(cropBox(autoOrient, recipe.crop)).resize(recipe.side, recipe.side);
  const { sideMax } = recipe;
  return upright.resize({ width: sideMax, height: sideMax, fit: "inside", withoutEnlargement: true });
}
