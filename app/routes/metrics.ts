import type { LoaderFunctionArgs } from "@remix-run/node";
import { settings } from "~/platform/boot.server";
import { allMetrics, holdsToken } from "~/platform/log/metrics.server";

const PLAIN = { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

/** How the server does, for Prometheus; only where the operator wants it, and only for who knows the token. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { metricsToken } = settings;
  if (!metricsToken) return new Response("Metrics are off.\n", { status: 404, headers: PLAIN });
  if (!holdsToken(request.headers.get("Authorization"), metricsToken))
    return new Response("A token is needed.\n", {
      status: 401,
      headers: { ...PLAIN, "WWW-Authenticate": "Bearer" },
    });
  const { text, contentType } = await allMetrics();
  return new Response(text, { headers: { "Content-Type": contentType, "Cache-Control": "no-store" } });
}
