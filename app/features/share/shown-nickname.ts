import { cleanText } from "~/platform/text/clean-text";

export const NICKNAME_GRAPHEMES = 40;
const NOBODY = "Someone";

/** A nickname from a share link, which anybody may have written, as the share page shows it: one short, plain line. */
export function shownNickname(given: string | null): string {
  const line = cleanText((given ?? "").slice(0, 1000)) || NOBODY;
  const graphemes = [...segmenter.segment(line)].slice(0, NICKNAME_GRAPHEMES);
  return graphemes
    .map(({ segment }) => segment)
    .join("")
    .trim();
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
