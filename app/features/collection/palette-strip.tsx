import type { Shade } from "~/features/puzzles/palette";

export function PaletteStrip({ shades }: { shades: readonly Shade[] }) {
  let from = 0;
  return (
    <svg
      className="palette-strip"
      width="100%"
      height="24"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden="true"
      focusable="false"
    >
      {shades.map(({ color, share }) => {
        const x = from;
        from += share;
        return <rect key={color} x={decimal(x)} width={decimal(share)} height="1" fill={color} />;
      })}
    </svg>
  );
}

const decimal = (value: number) => Number(value.toFixed(4));
