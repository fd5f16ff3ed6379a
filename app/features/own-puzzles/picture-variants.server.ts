import { uploadedPicture } from "~/features/account/avatar/uploaded-picture.server";
import { pictureProblem } from "~/features/puzzles/own/picture-problem";
import { Refusal } from "~/http/refusal";
import { UploadRefused } from "~/platform/picture-process/upload-refused";
import { OWN_PUZZLE_MESSAGES } from "./own-puzzle-messages";
import { SOURCE_SIDE } from "./reduce/pixels";
import { type Variant, variantsOf } from "./reduce/variants";

/** Three puzzles of an uploaded picture. Throws Refusal: 400, 413 or 503 at its field. */
export async function pictureVariants(userId: string, file: File): Promise<Variant[]> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const rgba = await uploadedPicture(userId, bytes, { pixels: SOURCE_SIDE }).catch((error) => {
    if (!(error instanceof UploadRefused)) throw error;
    throw new Refusal(error.status, { file: [error.message] });
  });
  const variants = variantsOf(rgba).filter(({ map }) => !pictureProblem(map));
  if (variants.length === 0) throw new Refusal(400, { file: [OWN_PUZZLE_MESSAGES.tooLittle] });
  return variants;
}
