/** Whose day it is: `timeZone` (IANA) says when the day ends, `nickname` is what the greeting calls them. */
export type Player = { id: string; timeZone: string; nickname: string | null };
