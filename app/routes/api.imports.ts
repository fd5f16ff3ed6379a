import { answerCalls, handle } from "~/features/api/answer-calls.server";
import { importAnswer, previewImportCall } from "~/features/api/calls/import-calls.server";

import { theImport, uploadImport } from "~/features/imports/act.server";

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
