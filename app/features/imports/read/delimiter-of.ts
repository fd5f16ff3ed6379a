const DELIMITERS = [",", ";", "\t", "|"];

/** The delimiter of a CSV text, by its first lines: the one that parts most of them, and most often. */
export function delimiterOf(sample: string): string {
  const lines = sample
    .replace(/"[^"]*"/g, "")
    .split(/\r\n?|\n/)
    .filter((line) => line.trim() !== "")
    .slice(0, 20);
  const [best = ","] = DELIMITERS.map((mark) => {
    const counts = lines.map((line) => line.split(mark).length - 1);
    return { mark, score: Math.min(...counts, 1000) * 1000 + counts.reduce((sum, count) => sum + count, 0) };
  })
    .toSorted((a, b) => b.score - a.score)
    .map(({ mark }) => mark);
  return best;
}
