import { answerCalls, handleFile } from "~/features/api/answer-calls.server";
import { exportCall } from "~/features/api/calls/user-calls.server";
import { exportDownload } from "~/features/export/export.server";
import { exportLimitOf } from "~/http/limits.server";
import { logError } from "~/platform/log/log.server";

const calls = answerCalls(
  handleFile(exportCall, async (by, { request, query: { format = "tables" } }) => {
    const tooOften = exportLimitOf(by.viewer.id);
    if (tooOften) throw tooOften;
    const failed = (error: unknown) => logError(error, request);
    return exportDownload(by, format, failed);
  }),
);
export const loader = calls.loader;
export const action = calls.action;
