import { randomBytes } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import type { Choices } from "~/features/imports/formats/format";
import { IMPORT_MAX_BYTES, IMPORT_REFUSALS } from "~/features/imports/messages";
import type { TextFile } from "~/features/imports/read/open-file.server";
import { busyRefusal, readUpload } from "~/features/imports/read/read-upload.server";
import type { Caller } from "~/http/caller.server";
import { Refusal } from "~/http/refusal";
import { semaphore } from "~/platform/semaphore";
import { cleanText } from "~/platform/text";
import { stageFile } from "../pixelplate/stage-file.server";
import { changeImport, dropImport, dropRows, PREVIEWS, storedFile, storeFile } from "./import.server";
import { stageRows } from "./stage-rows.server";
import { NOTHING_READ } from "./summary";

const FILE_NAME_MAX = 100;

const inTurn = semaphore({ atOnce: 2, waiting: 20, perKey: 2, perKeyAtOnce: 1 });

/**
 * Reads an uploaded file for its preview, in place of earlier ones; nothing is logged. Gives the id of the import.
 * Throws Refusal: 400 with a sentence for a file that can't be read, 413 for one that is too large, 503 when busy.
 */
export function previewFile(by: Caller, upload: TextFile, choices: Choices = {}): Promise<string> {
  if (upload.bytes.length > IMPORT_MAX_BYTES) throw new Refusal(413, IMPORT_REFUSALS.tooLarge);
  return inMyTurn(by.viewer.id, async () => {
    await dropPreviews(by);
    const id = newImportId();
    await by.change(async (tx) => {
      const begun = {
        program: "",
        file_name: shownName(upload.name),
        state: "reading",
        summary: NOTHING_READ,
      } as const;
      await tx.db
        .insert(tx.db.t.import)
        .values({ user_id: tx.viewer.id, id, ...begun, created_at: tx.now, updated_at: tx.now });
    });
    await readInto(by, { id, upload, choices });
    return id;
  });
}

export const newImportId = () => randomBytes(16).toString("hex");

export const shownName = (name: string) =>
  [...cleanText(name.slice(0, 500))].slice(0, FILE_NAME_MAX).join("");

/** Reads the file of a preview once more, with its columns named. Throws Refusal as `previewFile`, 404 when the preview is gone. */
export const previewAgain = (by: Caller, id: string, choices: Choices) =>
  inMyTurn(by.viewer.id, async () => {
    const bytes = await storedFile(by.db, by.viewer.id, id);
    const reading = { state: "reading", updated_at: by.now } as const;
    if (!bytes || !(await changeImport(by, id, ["choosing"], reading)))
      throw new Refusal(404, IMPORT_REFUSALS.gone);
    await readInto(by, { id, upload: { name: "", bytes }, choices, stored: true });
  });

async function inMyTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(work, { key: userId });
  } catch (error) {
    throw busyRefusal(error);
  }
}

type Read = { id: string; upload: TextFile; choices: Choices; stored?: boolean };

async function readInto(by: Caller, { id, upload, choices, stored }: Read) {
  const { timeZone, dayStart, nickname } = by.viewer;
  try {
    const read = await readUpload({ ...upload, choices, now: by.now });
    if (read.question && !stored) await storeFile(by, id, upload.bytes);
    const contents = read.question
      ? { ...NOTHING_READ, question: read.question }
      : "pixelplate" in read
        ? await stageFile(by, { importId: id, rows: read.pixelplate })
        : await stageRows(by, { importId: id, ...read });
    if (
      !read.question &&
      contents.foods === 0 &&
      contents.leftOut.length === 0 &&
      !contents.own?.length &&
      !contents.weights
    )
      throw new Refusal(400, "There’s nothing in this file to import.");
    const there = await changeImport(by, id, ["reading"], {
      state: read.question ? "choosing" : "ready",
      program: read.question ? read.question.program : read.program,
      choices,
      summary: { timeZone, dayStart, nickname, ...contents },
    });
    if (!there) throw new Refusal(404, IMPORT_REFUSALS.gone);
  } catch (error) {
    if (stored) await reopen(by, id);
    else if (!(await dropImport(by, id, ["reading"]))) await dropRows(by, id);
    throw error;
  }
}

async function reopen(by: Caller, id: string) {
  await dropRows(by, id, ["import_row"]);
  await changeImport(by, id, ["reading"], { state: "choosing" });
}

export async function dropPreviews(by: Caller) {
  const { import: imports } = by.db.t;
  const previews = await by.db
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.user_id, by.viewer.id), inArray(imports.state, PREVIEWS)));
  for (const { id } of previews) await dropImport(by, id);
}
