/** Whole blocks in proportion to shares (0 to 1); all of them if the shares are all there is. */
export function splitBlocks(shares: readonly number[], blocks: number): number[] {
  const whole = shares.map((share) => Math.floor(share * blocks + 1e-9));
  const sum = shares.reduce((all, share) => all + share, 0);
  const left = Math.round(sum * blocks) - whole.reduce((all, count) => all + count, 0);
  const byRest = shares
    .map((share, i) => ({ i, rest: share * blocks - (whole[i] ?? 0) }))
    .sort((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of byRest.slice(0, left)) whole[i] = (whole[i] ?? 0) + 1;
  return whole;
}
