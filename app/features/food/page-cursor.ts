export type PageCursor = { time: number; id: string };

export const cursorText = ({ time, id }: PageCursor): string => `${time}_${id}`;

export function cursorIn(text: string | null): PageCursor | undefined {
  const [, time, id = ""] = /^(\d{1,15})_(.{1,200})$/su.exec(text ?? "") ?? [];
  return time ? { time: Number(time), id } : undefined;
}

export const isBefore = (one: PageCursor, other: PageCursor): boolean =>
  one.time < other.time || (one.time === other.time && one.id < other.id);
