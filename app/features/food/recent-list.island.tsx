import { Link, useFetcher } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { ButtonLink, useOnDay } from "~/ui/controls";
import { EmptyState } from "~/ui/page";
import { FoodCard } from "./food-card";
import type { FoodItem } from "./food-item";

export type RecentPage = { foods: FoodItem[]; page: number; more: boolean; next?: string };

export const NEAR_END_PX = 10;

export function RecentList({ first, date }: { first: RecentPage; date?: string }) {
  const { data, state, load } = useFetcher<RecentPage>();
  const [older, setOlder] = useState<RecentPage[]>([]);
  const [scrolled, setScrolled] = useState(false);
  const end = useRef<HTMLDivElement>(null);
  const onDay = useOnDay();
  const pages = [first, ...older];
  const last = pages.at(-1) ?? first;

  useEffect(() => {
    if (!data) return;
    setOlder((known) => (known.some(({ page }) => page === data.page) ? known : [...known, data]));
  }, [data]);

  // A list that fits on the screen goes on once somebody tries to scroll it.
  useEffect(() => {
    const body = end.current?.closest(".dialog-body");
    if (!body || scrolled) return;
    const onScroll = () => setScrolled(true);
    const kinds = ["scroll", "wheel", "touchmove"];
    for (const kind of kinds) body.addEventListener(kind, onScroll, { passive: true });
    return () => {
      for (const kind of kinds) body.removeEventListener(kind, onScroll);
    };
  }, [scrolled]);

  useEffect(() => {
    if (!end.current || !scrolled || !last.more || state !== "idle") return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && load(`/eat/recent?${pageQuery(last.page + 1, last.next)}`),
      { rootMargin: `${NEAR_END_PX}px` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [state, load, last, scrolled]);

  const foods = pages.flatMap((page) => page.foods);
  if (foods.length === 0)
    return (
      <EmptyState
        picture="plate"
        level="h3"
        title={first.page > 0 ? "There is nothing older." : "No food records yet"}
        action={first.page > 0 && <ButtonLink to={onDay(pageLink(0))}>Newer</ButtonLink>}
      />
    );
  return (
    <div className="recent-list">
      <ol className="food-list">
        {foods.map((food) => (
          <li key={food.id}>
            <FoodCard food={food} date={date} />
          </li>
        ))}
      </ol>
      <div ref={end} className="list-end">
        {state !== "idle" ? (
          <p role="status">Loading more...</p>
        ) : (
          <nav aria-label="Pages of recent food">
            {first.page > 0 && <Link to={onDay(pageLink(first.page - 1))}>Newer</Link>}
            {last.more && (
              <Link
                to={onDay(pageLink(last.page + 1, last.next))}
                onClick={(event) => {
                  event.preventDefault();
                  setScrolled(true);
                }}
              >
                Older
              </Link>
            )}
          </nav>
        )}
      </div>
    </div>
  );
}

const pageLink = (page: number, before?: string) =>
  page === 0 ? "/?eat=1" : `/?eat=1&${pageQuery(page, before)}`;

const pageQuery = (page: number, before = "") =>
  `page=${page}${before && `&before=${encodeURIComponent(before)}`}`;
