import { randomBytes } from "node:crypto";
import { and, eq, inArray } from "drizzle-orm";
import { lockUser } from "~/db/rows.server";
import type { Store } from "~/db/store";
import type { Player } from "~/features/day/dates";
import type { Choices } from "~/features/imports/formats/format";
import { IMPORT_MAX_BYTES, IMPORT_REFUSALS } from "~/features/imports/messages";
import type { TextFile } from "~/features/imports/read/open-file.server";
import { readUpload } from "~/features/imports/read/read-upload.server";
import { Refusal } from "~/http/refusal";
import { semaphore, TooBusy } from "~/platform/semaphore";
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
export function previewFile(
  store: Store,
  player: Player,
  upload: TextFile,
  now: number,
  choices: Choices = {},
): Promise<string> {
  if (upload.bytes.length > IMPORT_MAX_BYTES) throw new Refusal(413, IMPORT_REFUSALS.tooLarge);
  return inMyTurn(player.id, async () => {
    await dropPreviews(store, player.id);
    const id = randomBytes(16).toString("hex");
    await store.tx(async (db) => {
      await lockUser(db, player.id);
      const file_name = [...cleanText(upload.name.slice(0, 500))].slice(0, FILE_NAME_MAX).join("");
      const begun = { program: "", file_name, state: "reading", summary: NOTHING_READ } as const;
      await db
        .insert(db.t.import)
        .values({ user_id: player.id, id, ...begun, created_at: now, updated_at: now });
    });
    await readInto(store, player, { id, upload, choices }, now);
    return id;
  });
}

/** Reads the file of a preview once more, with its columns named. Throws Refusal as `previewFile`, 404 when the preview is gone. */
export const previewAgain = (store: Store, player: Player, id: string, choices: Choices, now: number) =>
  inMyTurn(player.id, async () => {
    const bytes = await storedFile(store.read, player.id, id);
    const reading = { state: "reading", updated_at: now } as const;
    if (!bytes || !(await changeImport(store, player.id, id, ["choosing"], reading)))
      throw new Refusal(404, IMPORT_REFUSALS.gone);
    await readInto(store, player, { id, upload: { name: "", bytes }, choices, stored: true }, now);
  });

async function inMyTurn<T>(userId: string, work: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(work, { key: userId });
  } catch (error) {
    throw error instanceof TooBusy ? new Refusal(503, IMPORT_REFUSALS.busy, { "Retry-After": "5" }) : error;
  }
}

type Read = { id: string; upload: TextFile; choices: Choices; stored?: boolean };

async function readInto(store: Store, player: Player, { id, upload, choices, stored }: Read, now: number) {
  const { timeZone, dayStart, nickname } = player;
  try {
    const read = await readUpload({ ...upload, choices, now });
    if (read.question && !stored) await storeFile(store, player.id, id, upload.bytes);
    const contents = read.question
      ? { ...NOTHING_READ, question: read.question }
      : "pixelplate" in read
        ? await stageFile(store, player, { importId: id, rows: read.pixelplate })
        : await stageRows(store, player, { importId: id, ...read }, now);
    if (
      !read.question &&
      contents.foods === 0 &&
      contents.leftOut.length === 0 &&
      !contents.own?.length &&
      !contents.weights
    )
      throw new Refusal(400, IMPORT_REFUSALS.noFoods);
    const there = await changeImport(store, player.id, id, ["reading"], {
      state: read.question ? "choosing" : "ready",
      program: read.question ? read.question.program : read.program,
      choices,
      summary: { timeZone, dayStart, nickname, ...contents },
    });
    if (!there) throw new Refusal(404, IMPORT_REFUSALS.gone);
  } catch (error) {
    if (stored) await reopen(store, player.id, id);
    else if (!(await dropImport(store, player.id, id, ["reading"]))) await dropRows(store, player.id, id);
    throw error;
  }
}

async function reopen(store: Store, userId: string, id: string) {
  await dropRows(store, userId, id, ["import_row"]);
  await changeImport(store, userId, id, ["reading"], { state: "choosing" });
}

async function dropPreviews(store: Store, userId: string) {
  const { import: imports } = store.read.t;
  const previews = await store.read
    .select({ id: imports.id })
    .from(imports)
    .where(and(eq(imports.user_id, userId), inArray(imports.state, PREVIEWS)));
  for (const { id } of previews) await dropImport(store, userId, id);
}
