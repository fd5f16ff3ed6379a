import { Link } from "@remix-run/react";

type Props = { month: string; week: string; selected: string; shown: "month" | "week" | "year" };

export function AlbumViews({ month, week, selected, shown }: Props) {
  const views = [
    { view: "month", text: "Month", to: `/calendar?month=${month}&date=${selected}` },
    { view: "week", text: "Week", to: `/calendar?week=${week}&date=${selected}` },
    { view: "year", text: "Year", to: `/my-collections/${month.slice(0, 4)}#${month}` },
    { view: "trends", text: "Trends", to: "/trends" },
  ];
  return (
    <nav className="album-views" aria-label="View">
      {views.map(({ view, text, to }) => (
        <Link key={view} to={to} aria-current={view === shown ? "page" : undefined} preventScrollReset>
          {text}
        </Link>
      ))}
    </nav>
  );
}
