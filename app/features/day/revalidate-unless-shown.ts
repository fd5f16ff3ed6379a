import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

export function revalidateUnlessShown(change: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, formMethod, defaultShouldRevalidate } = change;
  const [from, to] = [currentUrl, nextUrl].map((url) => {
    const query = new URLSearchParams(url.search);
    query.delete("show");
    return `${url.pathname}?${query}`;
  });
  const onlyShown = !formMethod && from === to && currentUrl.search !== nextUrl.search;
  return !onlyShown && defaultShouldRevalidate;
}
