import { answerCalls, handleFile } from "~/features/api/answer-calls.server";
import { exportCall } from "~/features/api/calls/user-calls.server";
import { exportDownload } from "~/features/export/export.server";
import { exportLimitOf } from "~/http/limits.server";
import { store } from "~/platform/boot.server";
import { now } from "~/platform/clock.server";
import { logError } from "~/platform/log/log.server";

const calls = answerCalls(
  store,
  handleFile(exportCall, async ({ viewer, request, query: { format = "tables" } }) => {
    const tooOften = exportLimitOf(viewer.id);
    if (tooOften) throw tooOften;
    const failed = (error: unknown) => logError(error, request);
    return exportDownload({ db: store.read, now: now(), failed }, viewer.id, format);
  }),
);
export const loader = calls.loader;
export const action = calls.action;
