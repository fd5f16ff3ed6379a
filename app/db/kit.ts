/**
 * The few column kinds that mean the same on SQLite and PostgreSQL. Tables are declared once with these
 * (`tables.ts`) and built twice, by `kit.sqlite.ts` and `kit.pg.ts`; the types come from SQLite.
 */
export type { Kit } from "./kit.sqlite";
