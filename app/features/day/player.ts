import type { Hours } from "./calendar/local-date";

export type Player = Hours & { id: string; nickname: string | null; numbers?: "shown" | "hidden" };
