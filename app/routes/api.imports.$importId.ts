import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { importAnswer } from "~/features/api/imports/import-answer";
import { importCall, undoImportCall } from "~/features/api/imports/import-calls.server";
import { pathId } from "~/features/api/path-id";
import { undoOrDrop } from "~/features/imports/act-on-import.server";
import { IMPORT_REFUSALS } from "~/features/imports/refusals";
import { theImport } from "~/features/imports/the-import.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(importCall, async ({ viewer, params }) =>
    importAnswer(await theImport(store.read, viewer.id, pathId(params.importId, IMPORT_REFUSALS.gone))),
  ),
  handle(undoImportCall, async ({ viewer, params }) => {
    const undone = await undoOrDrop(store, viewer.id, pathId(params.importId, IMPORT_REFUSALS.gone), now());
    return undone && importAnswer(undone);
  }),
);
export const loader = calls.loader;
export const action = calls.action;
