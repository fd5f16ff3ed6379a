import { cleanText } from "~/platform/clean-text";

export const NICKNAME_GRAPHEMES = 40;
const NOBODY = "Someone";

// Direction marks, invisible operators and fillers, tags; and more than three marks on one letter.
const INVISIBLE =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2060-\u2065\u206a-\u206f\u3164\uffa0\u{e0000}-\u{e0fff}]/gu;
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;

/** A nickname from a share link, which anybody may have written, as the share page shows it: one short, plain line. */
export function shownNickname(given: string | null): string {
  const line = cleanText((given ?? "").slice(0, 1000).replace(INVISIBLE, "").replace(PILED_MARKS, "$1"));
  if (!/[\p{L}\p{N}\p{P}\p{S}]/u.test(line)) return NOBODY;
  const graphemes = [...segmenter.segment(line)].slice(0, NICKNAME_GRAPHEMES);
  return graphemes
    .map(({ segment }) => segment)
    .join("")
    .trim();
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
