import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { importAnswer } from "~/features/api/imports/import-answer";
import { previewImportCall } from "~/features/api/imports/import-calls.server";
import { uploadImport } from "~/features/imports/act-on-import.server";
import { theImport } from "~/features/imports/the-import.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";

const calls = answerCalls(
  store,
  handle(previewImportCall, async ({ viewer, form: { file, ...choices } = {} }) => {
    const id = await uploadImport(store, viewer, file, now(), choices);
    return importAnswer(await theImport(store.read, viewer.id, id));
  }),
);
export const loader = calls.loader;
export const action = calls.action;
