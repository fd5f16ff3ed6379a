import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { Cell } from "~/features/own-puzzles/own-puzzle";
import { GRID_LINES } from "~/features/puzzles/grid-paths";
import { GRID_SIZE } from "~/features/puzzles/puzzle";
import { between } from "./drawing";

type Props = {
  cells: readonly Cell[];
  layer: "colors" | "nutrients";
  onBegin: () => void;
  onPaint: (cells: number[]) => void;
  onUndo: (redo: boolean) => void;
};

const MOVES: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const MIDDLE = (GRID_SIZE / 2) * (GRID_SIZE + 1);

export function Canvas({ cells, layer, onBegin, onPaint, onUndo }: Props) {
  const [cursor, setCursor] = useState(MIDDLE);
  const [said, setSaid] = useState("");
  const last = useRef<number | null>(null);

  const onPointer = (event: PointerEvent<SVGSVGElement>) => {
    if (event.type === "pointerdown") {
      event.currentTarget.setPointerCapture(event.pointerId);
      onBegin();
    } else if (last.current === null) return;
    const cell = cellAt(event);
    if (cell === last.current) return;
    onPaint(between(last.current ?? cell, cell));
    last.current = cell;
    setCursor(cell);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z") onUndo(event.shiftKey);
    else if (event.key === " " || event.key === "Enter") {
      onBegin();
      onPaint([cursor]);
      setSaid(`Painted ${placeOf(cursor)}`);
    } else if (move && !event.ctrlKey && !event.metaKey && !event.altKey) {
      const next = moved(cursor, move);
      setCursor(next);
      if (event.shiftKey) {
        onBegin();
        onPaint([next]);
      }
      setSaid(`${placeOf(next)}: ${event.shiftKey ? "painted" : inkOf(cells[next])}`);
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <div
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move in it
        tabIndex={0}
        className="own-canvas"
        aria-label="Drawing, 24 by 24 blocks. The arrow keys move, space paints, shift and an arrow paint on the way."
        onKeyDown={onKeyDown}
      >
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the application around it is named */}
        <svg
          viewBox={`0 0 ${GRID_SIZE} ${GRID_SIZE}`}
          shapeRendering="crispEdges"
          onPointerDown={onPointer}
          onPointerMove={onPointer}
          onPointerUp={() => {
            last.current = null;
          }}
          onPointerCancel={() => {
            last.current = null;
          }}
        >
          {cells.map((cell, i) => cell && <Block key={placeOf(i)} cell={cell} at={i} layer={layer} />)}
          <path className="lines" d={GRID_LINES} />
          <rect
            className="cursor"
            x={cursor % GRID_SIZE}
            y={Math.floor(cursor / GRID_SIZE)}
            width="1"
            height="1"
          />
        </svg>
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

function Block({ cell, at, layer }: { cell: NonNullable<Cell>; at: number; layer: Props["layer"] }) {
  return (
    <rect
      x={at % GRID_SIZE}
      y={Math.floor(at / GRID_SIZE)}
      width="1"
      height="1"
      className={layer === "nutrients" ? cell.nutrient : undefined}
      fill={layer === "colors" ? cell.color : undefined}
    />
  );
}

function cellAt({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): number {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const place = (at: number, length: number) =>
    Math.min(GRID_SIZE - 1, Math.max(0, Math.floor((at / length) * GRID_SIZE)));
  return place(clientY - top, height) * GRID_SIZE + place(clientX - left, width);
}

function moved(cell: number, [across, down]: [number, number]): number {
  const x = Math.min(GRID_SIZE - 1, Math.max(0, (cell % GRID_SIZE) + across));
  const y = Math.min(GRID_SIZE - 1, Math.max(0, Math.floor(cell / GRID_SIZE) + down));
  return y * GRID_SIZE + x;
}

const placeOf = (cell: number) => `row ${Math.floor(cell / GRID_SIZE) + 1}, column ${(cell % GRID_SIZE) + 1}`;

const inkOf = (cell: Cell | undefined) => (cell ? `${cell.color}, ${cell.nutrient}` : "empty");
