import type { LoaderFunctionArgs } from "@remix-run/node";
import { ART_VERSION } from "~/features/puzzles/art-version";
import { puzzleById } from "~/features/puzzles/puzzle-by-id";
import { artPng } from "~/features/share/art-png.server";
import { pngAnswer } from "~/features/share/png-answer.server";

/** `/art/{puzzle id}.png`: a finished picture, immutable under the current `?v=`. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const [, id = ""] = /^([a-z_]+)\.png$/.exec(params.file ?? "") ?? [];
  const found = puzzleById(id);
  if (!found) throw new Response("Not Found", { status: 404 });
  return pngAnswer(
    request,
    await artPng(found.puzzle),
    freshnessFor(new URL(request.url).searchParams.get("v")),
  );
}

function freshnessFor(version: string | null) {
  if (version === null) return "public, max-age=86400";
  return version === ART_VERSION ? "public, max-age=31536000, immutable" : "public, no-cache";
}
