import { pngAnswer } from "~/features/share/png-answer.server";
import { TooBusy } from "~/platform/limits/semaphore";
import { DAY_MESSAGES } from "../messages";

export async function albumAnswer(request: Request, draw: () => Promise<Buffer>): Promise<Response> {
  try {
    return pngAnswer(request, await draw(), "private, no-cache");
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    return new Response(DAY_MESSAGES.pictureBusy, { status: 503, headers: { "Retry-After": "2" } });
  }
}
