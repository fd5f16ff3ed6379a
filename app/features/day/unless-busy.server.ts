import { TooBusy } from "~/platform/limits/semaphore";
import { DAY_MESSAGES } from "./messages";

/** The answer with a picture, or 503 while too many are being drawn. */
export async function unlessBusy(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof TooBusy)) throw error;
    return new Response(DAY_MESSAGES.pictureBusy, { status: 503, headers: { "Retry-After": "2" } });
  }
}
