import { Form } from "@remix-run/react";
import { useReducer, useState } from "react";
import type { Nutrient } from "~/features/nutrition/nutrients";
import { NAME_MAX } from "~/features/puzzles/own/picture-limits";
import { pictureProblem } from "~/features/puzzles/own/picture-problem";
import { GRID_SIZE } from "~/features/puzzles/pixel-map";
import { Button } from "~/ui/form/button";
import { Field } from "~/ui/form/field";
import { cellsOf, mapOf } from "../cells";
import type { OwnPuzzle } from "../own-puzzle";
import { OWN_PUZZLES_PATH } from "../own-puzzle-path";
import { PuzzlePicture } from "../puzzle-picture";
import { Canvas } from "./canvas.island";
import { drawn, mirrored, newDrawing } from "./drawing";
import { Palette } from "./palette";
import { type Tool, Tools } from "./tools";
import { useAutosave } from "./use-autosave.island";
import "./editor.css";

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
        <p className="own-status" role="status">
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
            maxLength={NAME_MAX}
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
