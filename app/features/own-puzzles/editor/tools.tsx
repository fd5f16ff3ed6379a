import { amountLabel, NUTRIENTS, type Nutrient } from "~/features/nutrition/amounts";
import { blocksOf, type PixelMap } from "~/features/puzzles/puzzle";
import { COLORS_MAX } from "~/features/puzzles/stored-picture";

export type Tool = "pencil" | "fill" | "eraser";

type Props = {
  tool: Tool;
  onTool: (tool: Tool) => void;
  mirror: boolean;
  onMirror: (mirror: boolean) => void;
  onUndo: (() => void) | null;
  onRedo: (() => void) | null;
};

const TOOLS: { tool: Tool; text: string }[] = [
  { tool: "pencil", text: "Pencil" },
  { tool: "fill", text: "Fill" },
  { tool: "eraser", text: "Eraser" },
];

export function Tools({ tool, onTool, mirror, onMirror, onUndo, onRedo }: Props) {
  return (
    <div className="own-tools">
      <fieldset className="chips">
        <legend className="visually-hidden">Tool</legend>
        {TOOLS.map(({ tool: each, text }) => (
          <label key={each} className="chip">
            <input type="radio" name="tool" checked={tool === each} onChange={() => onTool(each)} />
            <span>{text}</span>
          </label>
        ))}
        <label className="chip">
          <input type="checkbox" checked={mirror} onChange={(event) => onMirror(event.target.checked)} />
          <span>Mirror</span>
        </label>
      </fieldset>
      <div className="own-ways">
        <button type="button" className="button quiet" disabled={!onUndo} onClick={() => onUndo?.()}>
          Undo
        </button>
        <button type="button" className="button quiet" disabled={!onRedo} onClick={() => onRedo?.()}>
          Redo
        </button>
      </div>
    </div>
  );
}

const FIRST_COLORS = [
  ...["#3a3a4a", "#ffffff", "#d22f3d", "#f2913d", "#f6d34c", "#7cc242"],
  ...["#2b7042", "#5ab8d8", "#3558a8", "#8a5fc0", "#f2a0b5", "#8a5230"],
];

type Layer = "colors" | "nutrients";

type PaletteProps = {
  map: PixelMap;
  layer: Layer;
  onLayer: (layer: Layer) => void;
  color: string;
  onColor: (color: string) => void;
  nutrient: Nutrient;
  onNutrient: (nutrient: Nutrient) => void;
  onSpread: () => void;
};

export function Palette({
  map,
  layer,
  onLayer,
  color,
  onColor,
  nutrient,
  onNutrient,
  onSpread,
}: PaletteProps) {
  const blocks = blocksOf(map);
  const used = Object.values(map.legend).map((ink) => ink.color);
  const colors = [...new Set([...used, color, ...FIRST_COLORS])].slice(0, COLORS_MAX);
  return (
    <>
      <fieldset className="chips">
        <legend className="visually-hidden">Paint</legend>
        {(["colors", "nutrients"] as const).map((each) => (
          <label key={each} className="chip">
            <input type="radio" name="layer" checked={layer === each} onChange={() => onLayer(each)} />
            <span>{each === "colors" ? "Colors" : "Nutrients"}</span>
          </label>
        ))}
      </fieldset>
      {layer === "colors" && (
        <fieldset className="own-swatches">
          <legend className="visually-hidden">Color</legend>
          {colors.map((each) => (
            <label key={each}>
              <input type="radio" name="color" checked={each === color} onChange={() => onColor(each)} />
              <svg viewBox="0 0 1 1" aria-hidden="true">
                <rect width="1" height="1" fill={each} />
              </svg>
              <span className="visually-hidden">{each}</span>
            </label>
          ))}
          <label className="own-more">
            <span>Other color</span>
            <input
              type="color"
              value={color}
              onChange={(event) => onColor(event.target.value.toLowerCase())}
            />
          </label>
        </fieldset>
      )}
      <fieldset className="own-nutrients">
        <legend>{layer === "colors" ? "New blocks count as" : "Paint blocks that count as"}</legend>
        {NUTRIENTS.map((each) => (
          <label key={each} className="chip">
            <input
              type="radio"
              name="nutrient"
              checked={nutrient === each}
              onChange={() => onNutrient(each)}
            />
            <span>
              {amountLabel(each)} {blocks[each]}
            </span>
          </label>
        ))}
        <button type="button" className="button quiet" onClick={onSpread}>
          Spread evenly
        </button>
      </fieldset>
    </>
  );
}
