import { data } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "./messages";

/** Lets the server answer a form; without a connection to it the browser answers by itself. */
export async function answerOffline<T>(serverAction: () => Promise<T>) {
  try {
    return await serverAction();
  } catch (error) {
    // What fetch throws when it reaches nobody.
    if (!(error instanceof TypeError)) throw error;
    const lastResult = { status: "error", error: { "": [ACCOUNT_MESSAGES.offline] } } as const;
    return data(lastResult, { status: 503 });
  }
}
