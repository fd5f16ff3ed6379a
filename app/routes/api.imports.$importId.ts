import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { importAnswer, importCall, undoImportCall } from "~/features/api/calls/import-calls.server";

import { pathId } from "~/features/api/lists.server";
import { theImport, undoOrDrop } from "~/features/imports/act.server";
import { IMPORT_REFUSALS } from "~/features/imports/messages";

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
