import { lazyPart, ShownPart } from "~/ui/lazy-part";
import { useHydrated } from "~/ui/use-hydrated";
import type { OwnPuzzle } from "./own-puzzle";
import { OWN_PUZZLES_PATH } from "./own-puzzle-path";

const editor = lazyPart(async () => (await import("./editor/editor.island")).Editor);

export function DrawStep({ puzzle }: { puzzle: OwnPuzzle | null }) {
  const hydrated = useHydrated();
  if (hydrated) return <ShownPart part={editor} props={{ puzzle }} />;
  return (
    <noscript>
      <p className="card">
        Drawing needs JavaScript, which your browser doesn’t run here.{" "}
        <a href={`${OWN_PUZZLES_PATH}?step=upload`}>A picture can be made into a puzzle</a> without it.
      </p>
    </noscript>
  );
}
