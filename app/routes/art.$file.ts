import type { LoaderFunctionArgs } from "@remix-run/node";
import { puzzleById } from "~/features/puzzles/catalogue";
import { packPuzzle } from "~/features/puzzles/packs.server";
import { ART_VERSION } from "~/features/puzzles/puzzle";
import { puzzleOf } from "~/features/puzzles/stored.server";
import { isStoredId } from "~/features/puzzles/stored-picture";
import { artPng, drawArt, pngAnswer } from "~/features/share/card-png.server";
import { viewerOf } from "~/http/viewer.server";
import { store } from "~/platform/boot.server";

/** `/art/{puzzle id}.png`: a finished picture, immutable under the current `?v=`; one's own for oneself. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const [, id = ""] = /^([a-z0-9_]+)\.png$/.exec(params.file ?? "") ?? [];
  if (isStoredId(id)) return storedPicture(request, id);
  const found = puzzleById(id);
  if (!found) throw new Response("Not Found", { status: 404 });
  return pngAnswer(request, artPng(found.puzzle), freshnessFor(new URL(request.url).searchParams.get("v")));
}

async function storedPicture(request: Request, id: string) {
  const viewer = await viewerOf(request);
  const found = viewer && ((await puzzleOf(store.read, viewer.id, id)) ?? packPuzzle(id));
  if (!found) throw new Response("Not Found", { status: 404 });
  return pngAnswer(request, drawArt(found.puzzle.map), "private, no-cache");
}

function freshnessFor(version: string | null) {
  if (version === null) return "public, max-age=86400";
  return version === ART_VERSION ? "public, max-age=31536000, immutable" : "public, no-cache";
}
