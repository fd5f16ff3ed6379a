export type Tool = "pencil" | "fill" | "eraser";

type Props = {
  tool: Tool;
  onTool: (tool: Tool) => void;
  mirror: boolean;
  onMirror: (mirror: boolean) => void;
  /** Null when there is nothing to take back. */
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
