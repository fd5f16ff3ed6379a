import type { PuzzleId } from "~/features/puzzles/puzzle";
import { cleanText } from "~/platform/text";

type Shared = { baseUrl: string; shareId: string; puzzleId: PuzzleId };

export function shareLink({
  baseUrl,
  shareId,
  puzzleId,
  nickname,
}: Shared & { nickname: string | null }): string {
  // A lone surrogate can't stand in a URL.
  const wellFormed = (nickname ?? "").replace(/\p{Surrogate}/gu, "\uFFFD");
  return `${pageOf({ baseUrl, shareId, puzzleId })}?nickname=${encodeURIComponent(wellFormed)}`;
}

export const cardLink = (shared: Shared): string => `${pageOf(shared)}/card.png`;

export const cardPath = (shared: Omit<Shared, "baseUrl">): string => cardLink({ ...shared, baseUrl: "" });

const pageOf = ({ baseUrl, shareId, puzzleId }: Shared) =>
  `${baseUrl}/share/${encodeURIComponent(shareId)}/${puzzleId}`;

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

export const sheetTexts = (puzzle: string) => ({
  title: `Check out my ${puzzle} puzzle collection!`,
  text: `I've collected the ${puzzle} puzzle in my nutrition collection. Take a look!`,
});

export const shareTitle = (nickname: string) => `${nickname} collected a nutrition puzzle!`;

export const whatItIs = (date: string, special: boolean) =>
  special ? `A picture unlocked, part by part, on ${date}.` : `A picture eaten, block by block, on ${date}.`;

export const SHARE_TEXTS = {
  unavailable: "This puzzle collection is not available",
} as const;
