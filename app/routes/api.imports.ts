import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { importAnswer, previewImportCall } from "~/features/api/calls/import-calls.server";
import { theImport, uploadImport } from "~/features/imports/act.server";

const calls = answerCalls(
  handle(previewImportCall, async (by, { form: { file, ...choices } = {} }) => {
    const id = await uploadImport(by, file, choices);
    return importAnswer(await theImport(by.db, by.viewer.id, id));
  }),
);
export const loader = calls.loader;
export const action = calls.action;
