import { pngAnswer } from "~/features/share/png-answer.server";
import { unlessBusy } from "../unless-busy.server";

export const albumAnswer = (request: Request, draw: () => Promise<Buffer>): Promise<Response> =>
  unlessBusy(async () => pngAnswer(request, await draw(), "private, no-cache"));
