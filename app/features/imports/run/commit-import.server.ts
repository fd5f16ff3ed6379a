import type { Store } from "~/db/store";
import type { ImportState } from "~/db/tables/imports";
import { Refusal } from "~/http/refusal";
import { IMPORT_REFUSALS } from "../refusals";
import { importOf } from "../stage/import-of.server";
import { changeImport } from "../stage/import-record.server";
import { runImport } from "./run-imports.server";

const FROM_THE_START = { done: 0, done_to: "" };

/** Adds what a preview shows; pressed twice it adds once. Throws Refusal: 404 when the preview is gone. */
export async function commitImport(store: Store, userId: string, id: string, now: number): Promise<void> {
  const set = { ...FROM_THE_START, state: "adding", updated_at: now } as const;
  if (!(await changeImport(store, userId, id, ["ready"], set)))
    await mustBe(store, userId, id, ["adding", "added"]);
  await runImport(store, userId, id, now);
}

/** Removes what an import added, also of one that is half done; foods changed since stay. Throws Refusal: 404 when there is none, 400 after 7 days. */
export async function undoImport(store: Store, userId: string, id: string, now: number): Promise<void> {
  const found = await importOf(store.read, userId, id);
  if (!found) throw new Refusal(404, IMPORT_REFUSALS.gone);
  if (found.undoUntil !== null && found.undoUntil <= now) throw new Refusal(400, IMPORT_REFUSALS.undoOver);
  const set = { ...FROM_THE_START, state: "undoing", updated_at: now } as const;
  if (!(await changeImport(store, userId, id, ["adding", "added"], set)))
    await mustBe(store, userId, id, ["undoing", "undone"]);
  await runImport(store, userId, id, now);
}

async function mustBe(store: Store, userId: string, id: string, states: ImportState[]) {
  const found = await importOf(store.read, userId, id);
  if (!found || !states.includes(found.state)) throw new Refusal(404, IMPORT_REFUSALS.gone);
}
