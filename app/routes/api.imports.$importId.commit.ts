import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { importAnswer } from "~/features/api/imports/import-answer";
import { commitImportCall } from "~/features/api/imports/import-calls.server";
import { pathId } from "~/features/api/path-id";
import { IMPORT_REFUSALS } from "~/features/imports/refusals";
import { commitImport } from "~/features/imports/run/commit-import.server";
import { theImport } from "~/features/imports/the-import.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(commitImportCall, async ({ viewer, params }) => {
    const id = pathId(params.importId, IMPORT_REFUSALS.gone);
    await commitImport(store, viewer.id, id, now());
    return importAnswer(await theImport(store.read, viewer.id, id));
  }),
);
export const loader = calls.loader;
export const action = calls.action;
