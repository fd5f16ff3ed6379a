/** `timeZone` is an IANA name. */
export type Player = { id: string; timeZone: string; nickname: string | null };
