import type { HeaderKind } from "./find-headers";
import { columns } from "./columns";
import type { LabelPage } from "./label-page";
import { rows } from "./rows";
import { type Settled, settleValues } from "./settle-values";

/** A column of a label as read. */
export type Candidate = Settled & { kind: HeaderKind | null };

/** The columns of a label that is printed as a table. */
export function readTable(page: LabelPage): Candidate[] {
  const found = columns(rows(page), page.headers);
  return found.map((column) => ({ ...settleValues(column), kind: column.kind }));
}
