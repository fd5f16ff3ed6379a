import { columns } from "./columns";
import type { HeaderKind } from "./find-headers";
import type { LabelPage } from "./label-page";
import { rows, slackOf } from "./rows";
import { type Settled, settleValues } from "./settle-values";

export type Candidate = Settled & { kind: HeaderKind | null };

export function readTable(page: LabelPage): { columns: Candidate[]; slack: number; slope: number } {
  const found = rows(page);
  const read = columns(found, page.headers).map((column) => ({ ...settleValues(column), kind: column.kind }));
  return { columns: read, ...slackOf(found) };
}
