const STEPS = [0, 0.25, 0.5, 0.75];

/** Diagonal lines over a cell, light and dark side by side: seen on every colour. */
export const Hatch = ({ d }: { d: string }) => (
  <>
    <defs>
      <pattern id="hatch" width="1" height="1" patternUnits="userSpaceOnUse">
        {STEPS.map((x) => (
          <g key={x}>
            <rect x={x} y={0.75 - x} width="0.25" height="0.25" fill="#fff8e7" fillOpacity="0.75" />
            <rect
              x={(x + 0.25) % 1}
              y={0.75 - x}
              width="0.25"
              height="0.25"
              fill="#2b1d12"
              fillOpacity="0.28"
            />
          </g>
        ))}
      </pattern>
    </defs>
    <path className="hatch" stroke="url(#hatch)" d={d} />
  </>
);
