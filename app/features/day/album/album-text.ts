import type { AlbumDay } from "./album-day";

/** "November 2026: 12 pictures complete, 5 begun, 3 neat days" */
export function albumText(title: string, days: readonly Pick<AlbumDay, "puzzle" | "progress" | "neat">[]) {
  const withPicture = days.filter(({ puzzle }) => puzzle);
  const complete = withPicture.filter(({ progress }) => progress === 1).length;
  const neat = days.filter((day) => day.neat).length;
  const parts = [
    complete > 0 && `${complete} ${complete === 1 ? "picture" : "pictures"} complete`,
    withPicture.length > complete && `${withPicture.length - complete} begun`,
    neat > 0 && `${neat} neat ${neat === 1 ? "day" : "days"}`,
  ].filter(Boolean);
  return `${title}: ${parts.join(", ") || "no pictures yet"}`;
}
