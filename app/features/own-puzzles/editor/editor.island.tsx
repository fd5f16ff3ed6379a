import { Form, useFetcher } from "@remix-run/react";
import { useEffect, useReducer, useRef, useState } from "react";
import type { Nutrient } from "~/features/nutrition/amounts";
import { cellsOf, mapOf, OWN_PUZZLES_PATH, type OwnPuzzle } from "~/features/own-puzzles/own-puzzle";
import { PuzzlePicture } from "~/features/own-puzzles/puzzle-list";
import { GRID_SIZE } from "~/features/puzzles/puzzle";
import { PUZZLE_NAME_MAX, pictureProblem } from "~/features/puzzles/stored-picture";
import { mounted } from "~/platform/mounted";
import { Button } from "~/ui/controls";
import { Field } from "~/ui/form/field";
import { Canvas } from "./canvas.island";
import { drawn, mirrored, newDrawing } from "./drawing";
import { Palette, type Tool, Tools } from "./tools";
import "./editor.css";

const REST_MS = 800;

type Answer = { saved?: string; lastResult?: { error?: Record<string, string[] | null> | null } };

/** Saves what was drawn once the hand rests; gives the puzzle's id and a line that says how it stands. */
function useAutosave(id: string | null, name: string, map: string) {
  const { data, state, submit } = useFetcher<Answer>();
  const content = `${name}\n${map}`;
  const [saved, setSaved] = useState(content);
  const sent = useRef(content);
  const puzzle = data?.saved ?? id;
  const isDirty = saved !== content;

  useEffect(() => {
    if (state !== "idle" || !data?.saved) return;
    setSaved(sent.current);
    const url = `${OWN_PUZZLES_PATH}?step=draw&puzzle=${data.saved}`;
    window.history.replaceState(window.history.state, "", mounted(url));
  }, [state, data]);

  useEffect(() => {
    if (!isDirty || state !== "idle") return;
    const timer = setTimeout(() => {
      sent.current = content;
      const form = { intent: "save", quiet: "1", name, map, ...(puzzle && { puzzle }) };
      submit(form, { method: "post", action: OWN_PUZZLES_PATH });
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [isDirty, state, content, name, map, puzzle, submit]);

  const [problem] = Object.values(data?.lastResult?.error ?? {}).flat();
  const status = problem ?? (isDirty ? "Saving..." : puzzle ? "Saved" : "Saved as you draw");
  return { puzzle, status };
}

const EMPTY = Array<null>(GRID_SIZE ** 2).fill(null);

export function Editor({ puzzle: first }: { puzzle: OwnPuzzle | null }) {
  const [drawing, draw] = useReducer(drawn, first, (given) => newDrawing(given ? cellsOf(given.map) : EMPTY));
  const [name, setName] = useState(first?.name ?? "");
  const [tool, setTool] = useState<Tool>("pencil");
  const [mirror, setMirror] = useState(false);
  const [layer, setLayer] = useState<"colors" | "nutrients">("colors");
  const [color, setColor] = useState("#3a3a4a");
  const [nutrient, setNutrient] = useState<Nutrient>("carbs");
  const map = mapOf(drawing.cells);
  const sentMap = JSON.stringify(map);
  const shownName = name.trim() || "My picture";
  const { puzzle, status } = useAutosave(first?.id ?? null, shownName, sentMap);
  const problem = pictureProblem(map);

  const paint = (at: number[]) =>
    draw({
      do: tool === "fill" ? "fill" : "paint",
      at: mirror ? mirrored(at) : at,
      brush: {
        color: layer === "colors" ? color : null,
        nutrient,
        erase: tool === "eraser" && layer === "colors",
      },
    });
  return (
    <div className="own-editor">
      <div className="own-board">
        <Canvas
          cells={drawing.cells}
          layer={layer}
          onBegin={() => draw({ do: "begin" })}
          onPaint={paint}
          onUndo={(redo) => draw({ do: redo ? "redo" : "undo" })}
        />
        <Tools
          tool={tool}
          onTool={setTool}
          mirror={mirror}
          onMirror={setMirror}
          onUndo={drawing.past.some((cells) => cells !== drawing.cells) ? () => draw({ do: "undo" }) : null}
          onRedo={drawing.future.length > 0 ? () => draw({ do: "redo" }) : null}
        />
      </div>
      <div className="own-side">
        <Palette
          map={map}
          layer={layer}
          onLayer={setLayer}
          color={color}
          onColor={setColor}
          nutrient={nutrient}
          onNutrient={setNutrient}
          onSpread={() => {
            draw({ do: "begin" });
            draw({ do: "spread" });
          }}
        />
        <section className="own-preview" aria-label="Half filled">
          <PuzzlePicture puzzle={{ name: shownName, map }} half />
          <div className="small">
            <PuzzlePicture puzzle={{ name: `${shownName}, small`, map }} half />
          </div>
        </section>
        <p role="status">
          {status}
          {problem && <span className="muted"> · It {problem}.</span>}
        </p>
        <Form method="post" action={OWN_PUZZLES_PATH} className="own-form">
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="map" value={sentMap} />
          {puzzle && <input type="hidden" name="puzzle" value={puzzle} />}
          <Field
            label="Name"
            name="name"
            value={name}
            placeholder="My picture"
            maxLength={PUZZLE_NAME_MAX}
            required
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <Button pendingText="Saving...">Done</Button>
        </Form>
      </div>
    </div>
  );
}
