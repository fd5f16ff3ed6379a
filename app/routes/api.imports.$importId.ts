import { answerCalls, handle, pathId } from "~/features/api/answer-calls.server";
import { importAnswer, importCall, undoImportCall } from "~/features/api/calls/import-calls.server";
import { theImport, undoOrDrop } from "~/features/imports/act.server";

import { IMPORT_REFUSALS } from "~/features/imports/messages";

const calls = answerCalls(
  handle(importCall, async (by, { params }) =>
    importAnswer(await theImport(by.db, by.viewer.id, pathId(params.importId, IMPORT_REFUSALS.gone))),
  ),
  handle(undoImportCall, async (by, { params }) => {
    const undone = await undoOrDrop(by, pathId(params.importId, IMPORT_REFUSALS.gone));
    return undone && importAnswer(undone);
  }),
);
export const loader = calls.loader;
export const action = calls.action;
