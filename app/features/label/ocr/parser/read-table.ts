import { columns } from "./columns";
import type { HeaderKind } from "./find-headers";
import type { LabelPage } from "./label-page";
import { rowsOf, slackOf } from "./rows";
import { type Settled, settleValues } from "./settle-values";

export type Candidate = Settled & { kind: HeaderKind | null };

export function readTable(page: LabelPage): { columns: Candidate[]; slack: number; slope: number } {
  const rows = rowsOf(page);
  const read = columns(rows, page.headers).map((column) => ({ ...settleValues(column), kind: column.kind }));
  return { columns: read, ...slackOf(rows) };
}
