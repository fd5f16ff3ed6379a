import type { NotTaken } from "../read/not-taken";
import type { ReadRow } from "../read/read-row";

export type JsonFormat = {
  program: string;
  /** The rows of a parsed file, numbered from 1 as `line`; undefined for a file of another program. */
  rowsOf(json: unknown): Iterable<ReadRow> | undefined;
  /** What else such a file holds. */
  notTaken?(json: unknown): NotTaken[];
};
