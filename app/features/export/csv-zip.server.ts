import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import type { Db } from "~/db/store";
import { csvSheet, SHEET_NAMES } from "./csv-sheets.server";

export function csvZip(db: Db, userId: string, now: number): Readable {
  const zip = new ZipFile();
  const zipped = zip.outputStream as Readable;
  zip.on("error", (error) => zipped.destroy(error as Error));
  for (const name of SHEET_NAMES)
    zip.addReadStreamLazy(name, { mtime: new Date(now) }, (take) => {
      const sheet = Readable.from(csvSheet(db, userId, name), { objectMode: false });
      sheet.on("error", (error) => zipped.destroy(error));
      if (zipped.destroyed) sheet.destroy();
      else zipped.once("close", () => sheet.destroy());
      take(null, sheet);
    });
  zip.end();
  return zipped;
}
