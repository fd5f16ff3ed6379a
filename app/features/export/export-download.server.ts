import { Readable } from "node:stream";
import type { Db } from "~/db/store";
import { csvZip } from "./csv-zip.server";
import { jsonFile, tablesAnswer } from "./json-file.server";

export type ExportKind = "tables" | "json" | "csv";

const TYPES = { tables: "application/json", json: "application/json", csv: "application/zip" };
const ENDINGS = { json: "json", csv: "zip" };

/** Everything of a person, read as fast as it is sent. `failed` hears of an error that cuts it short. */
export function exportDownload(
  { db, now, failed }: { db: Db; now: number; failed: (error: unknown) => void },
  userId: string,
  kind: ExportKind,
) {
  const body = bodyOf(db, userId, kind, now);
  body.once("error", (error) => {
    if (error.name !== "AbortError") failed(error);
  });
  const headers: Record<string, string> = {
    "content-type": TYPES[kind],
    "cache-control": "private, no-store",
  };
  if (kind !== "tables") headers["content-disposition"] = `attachment; filename="${fileName(kind, now)}"`;
  return { status: 200, headers, body };
}

const fileName = (kind: keyof typeof ENDINGS, now: number) =>
  `pixelplate-${new Date(now).toISOString().slice(0, 10)}.${ENDINGS[kind]}`;

function bodyOf(db: Db, userId: string, kind: ExportKind, now: number): Readable {
  if (kind === "csv") return csvZip(db, userId, now);
  const pieces = kind === "json" ? jsonFile(db, userId, now) : tablesAnswer(db, userId);
  return Readable.from(pieces, { objectMode: false });
}
