/** SVG path data for cells ([column, row]), a stroke of width 1 per horizontal run. */
export function runsOf(cells: readonly (readonly [number, number])[]): string {
  const sorted = [...cells].sort(([ax, ay], [bx, by]) => ay - by || ax - bx);
  let path = "";
  let start: readonly [number, number] | undefined;
  sorted.forEach((cell, i) => {
    start ??= cell;
    const next = sorted[i + 1];
    if (next && next[1] === cell[1] && next[0] === cell[0] + 1) return;
    path += `M${start[0]} ${start[1]}.5h${cell[0] - start[0] + 1}`;
    start = undefined;
  });
  return path;
}
