import type { Ai } from "~/features/ai/ai.server";
import { DEFAULT_EMOJI } from "~/features/food/food-entry";
import { singleEmoji } from "~/features/food/single-emoji";
import { agrees } from "~/features/nutrition/agreement";
import { amountsOf } from "~/features/nutrition/amounts-of";
import { pictureKind } from "~/platform/picture-process/picture-kind";
import type { LabelReading } from "../label-reading";
import { UNNAMED_LABEL } from "../unnamed-label";
import { LABEL_INSTRUCTIONS, labelAnswer } from "./label-answer.server";

/** The nutrition label on a JPEG, PNG or WebP photo; null without a label or a usable answer. */
export async function readLabelByAi(ai: Ai, who: string, photo: Uint8Array): Promise<LabelReading | null> {
  const kind = pictureKind(photo);
  if (!kind) return null;
  const url = `data:image/${kind};base64,${Buffer.from(photo).toString("base64")}`;
  const label = await ai.ask(who, {
    name: "label",
    instructions: LABEL_INSTRUCTIONS,
    content: [{ type: "image_url", image_url: { url, detail: "high" } }],
    answer: labelAnswer,
    model: ai.visionModel,
  });
  if (!label?.is_label) return null;
  const nutrition = amountsOf(label);
  if (Object.values(nutrition).every((amount) => amount === null)) return null;
  return {
    name: label.name || UNNAMED_LABEL,
    emoji: singleEmoji(label.emoji) ?? DEFAULT_EMOJI,
    nutrition,
    basis: label.basis,
    servingSize: label.serving_size || null,
    note:
      agrees(nutrition) === false ? "Its calories and nutrients don't add up: please compare them." : null,
    source: "ai",
  };
}
