import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { answerMcp } from "~/features/api/mcp/mcp.server";

/** For assistants. The HTTP edge calls `direct`. */
async function answer({ request }: LoaderFunctionArgs | ActionFunctionArgs) {
  const { body, ...head } = await answerMcp(request);
  return new Response(body || null, head);
}

export const loader = Object.assign(answer, { direct: answerMcp });
export const action = answer;
