import { errorAnswer } from "~/features/api/json-answer";

export const refusalBody = (path: string, status: number, message: string) =>
  path.startsWith("/api/")
    ? { type: "application/json", body: errorAnswer(status, message).body }
    : { type: "text/plain; charset=utf-8", body: `${message}\n` };
