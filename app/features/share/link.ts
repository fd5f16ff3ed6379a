import type { PuzzleId } from "~/features/puzzles/puzzle";

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
