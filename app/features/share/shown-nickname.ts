import { cleanText } from "~/platform/text/clean-text";

export const NICKNAME_GRAPHEMES = 40;
const NOBODY = "Someone";

/** Anybody may have written it: one short plain line, or the fallback. */
export function shownNickname(nickname: string | null): string {
  const line = cleanText((nickname ?? "").slice(0, 1000)) || NOBODY;
  const graphemes = [...segmenter.segment(line)].slice(0, NICKNAME_GRAPHEMES);
  return graphemes
    .map(({ segment }) => segment)
    .join("")
    .trim();
}

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });
