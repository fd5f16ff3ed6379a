export function isOneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  const same = (from: number, other: number) => a.slice(from) === b.slice(other);
  const swapped = a[i] === b[i + 1] && a[i + 1] === b[i] && same(i + 2, i + 2);
  return same(i + 1, i + 1) || same(i, i + 1) || same(i + 1, i) || swapped;
}
