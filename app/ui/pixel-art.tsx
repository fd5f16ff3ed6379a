import { COLORS, pathsOf } from "./pixel-strips";

type Props = { rows: readonly string[]; className?: string };

export function PixelArt({ rows, className }: Props) {
  const width = rows[0]?.length ?? 0;
  return (
    <svg
      className={className ? `pixel-art ${className}` : "pixel-art"}
      viewBox={`0 0 ${width} ${rows.length}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      {pathsOf(rows).map(([letter, d]) => (
        <path key={letter} stroke={COLORS[letter]} d={d} />
      ))}
    </svg>
  );
}
