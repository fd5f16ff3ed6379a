/** Where a page of the newest foods begins: right after this food. */
export type PageCursor = { time: number; id: string };

/** As it stands in an address. */
export const cursorText = ({ time, id }: PageCursor): string => `${time}_${id}`;

/** The cursor of an address; anything odd is none. */
export function cursorIn(text: string | null): PageCursor | undefined {
  const [, time, id = ""] = /^(\d{1,15})_(.{1,200})$/su.exec(text ?? "") ?? [];
  return time ? { time: Number(time), id } : undefined;
}
