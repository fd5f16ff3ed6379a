/** Edit distance of `wanted` to the best prefix of `text` from `from`, and where that ends; Infinity above `most`. */
export function beginsAlike(text: string, from: number, wanted: string, most: number) {
  const width = Math.min(text.length - from, wanted.length + most);
  let row = Array.from({ length: width + 1 }, (_, i) => i);
  for (let j = 1; j <= wanted.length; j++) {
    const next = [j];
    let least = j;
    for (let i = 1; i <= width; i++) {
      const same = text[from + i - 1] === wanted[j - 1] ? 0 : 1;
      const cost = Math.min(
        (row[i - 1] as number) + same,
        (row[i] as number) + 1,
        (next[i - 1] as number) + 1,
      );
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return { changes: Infinity, end: from };
    row = next;
  }
  let end = 0;
  for (let i = 1; i <= width; i++) {
    const better = (row[i] as number) - (row[end] as number);
    if (better < 0 || (better === 0 && Math.abs(i - wanted.length) < Math.abs(end - wanted.length))) end = i;
  }
  const changes = row[end] as number;
  return changes > most ? { changes: Infinity, end: from } : { changes, end: from + end };
}
