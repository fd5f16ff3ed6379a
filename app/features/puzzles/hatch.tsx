/** Diagonal lines over a cell, light and dark side by side: seen on every colour. */
export const Hatch = ({ d }: { d: string }) => (
  <>
    <defs>
      <pattern id="hatch" width="1" height="1" viewBox="0 0 4 4" patternUnits="userSpaceOnUse">
        {[0, 1, 2, 3].map((x) => (
          <g key={x}>
            <rect x={x} y={3 - x} width="1" height="1" fill="#fff8e7bf" />
            <rect x={(x + 1) % 4} y={3 - x} width="1" height="1" fill="#2b1d1247" />
          </g>
        ))}
      </pattern>
    </defs>
    <path className="hatch" stroke="url(#hatch)" d={d} />
  </>
);
