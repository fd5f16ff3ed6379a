import { store } from "~/platform/boot.server";

/** Whether the database answers and its migrations are applied. */
export async function loader() {
  const ready = await store.ping().then(
    () => true,
    () => false,
  );
  const headers = { "Content-Type": "text/plain", "Cache-Control": "no-store" };
  return new Response(ready ? "ready" : "the database does not answer", {
    status: ready ? 200 : 503,
    headers,
  });
}
