import { DatabaseDamaged } from "~/db/database-damaged";
import { store } from "~/platform/boot.server";

/** Whether the database answers, is whole as far as is known, and its migrations are applied. */
export async function loader() {
  const problem = await store.ping().then(
    () => undefined,
    (error) =>
      error instanceof DatabaseDamaged ? "the database is damaged" : "the database does not answer",
  );
  const headers = { "Content-Type": "text/plain", "Cache-Control": "no-store" };
  return new Response(problem ?? "ready", {
    status: problem ? 503 : 200,
    headers,
  });
}
