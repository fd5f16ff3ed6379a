import type { LoaderFunctionArgs } from "@remix-run/node";
import { puzzleById } from "~/features/puzzles/puzzle-by-id";
import { artPng } from "~/features/share/art-png.server";
import { pngAnswer } from "~/features/share/png-answer.server";

/** `/art/{puzzle id}.png`: a finished picture. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const [, id = ""] = /^([a-z_]+)\.png$/.exec(params.file ?? "") ?? [];
  const found = puzzleById(id);
  if (!found) throw new Response("Not Found", { status: 404 });
  return pngAnswer(request, await artPng(found.puzzle), "public, max-age=86400");
}
