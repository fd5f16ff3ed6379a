const MAX_PAGE = 1_000_000;

export function pageNumber(text: string | null): number {
  return text && /^\d{1,7}$/.test(text) ? Math.min(Number(text), MAX_PAGE) : 0;
}
