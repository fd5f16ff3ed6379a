import type { PuzzleId } from "~/features/puzzles/puzzle";

type Shared = { baseUrl: string; shareId: string; puzzleId: PuzzleId };

/** The public address of one collected puzzle: `{baseUrl}/share/{shareId}/{puzzle}?nickname={nickname or empty}`. */
export function shareLink({
  baseUrl,
  shareId,
  puzzleId,
  nickname,
}: Shared & { nickname: string | null }): string {
  // A lone surrogate can't be written in a URL.
  const wellFormed = (nickname ?? "").replace(/\p{Surrogate}/gu, "\uFFFD");
  return `${pageOf({ baseUrl, shareId, puzzleId })}?nickname=${encodeURIComponent(wellFormed)}`;
}

/** The address of the card that previews of that link show. */
export const cardLink = (shared: Shared): string => `${pageOf(shared)}/card.png`;

/** The same on this server. */
export const cardPath = (shared: Omit<Shared, "baseUrl">): string => cardLink({ ...shared, baseUrl: "" });

const pageOf = ({ baseUrl, shareId, puzzleId }: Shared) =>
  `${baseUrl}/share/${encodeURIComponent(shareId)}/${puzzleId}`;
