import { notReady, store } from "~/platform/boot.server";

import { VERSION } from "~/platform/settings/version";

/** Whether the database answers, is whole as far as is known, and its migrations are applied. */
export async function loader() {
  const problem = await notReady(store);
  const headers = { "Content-Type": "text/plain", "Cache-Control": "no-store" };
  return new Response(problem ?? `ready ${VERSION}`, { status: problem ? 503 : 200, headers });
}
