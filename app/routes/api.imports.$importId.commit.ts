import { answerCalls, handle, pathId } from "~/features/api/answer-calls.server";
import { commitImportCall, importAnswer } from "~/features/api/calls/import-calls.server";
import { theImport } from "~/features/imports/act.server";

import { IMPORT_REFUSALS } from "~/features/imports/messages";
import { commitImport } from "~/features/imports/run/run.server";

const calls = answerCalls(
  handle(commitImportCall, async (by, { params }) => {
    const id = pathId(params.importId, IMPORT_REFUSALS.gone);
    await commitImport(by, id);
    return importAnswer(await theImport(by.db, by.viewer.id, id));
  }),
);
export const loader = calls.loader;
export const action = calls.action;
