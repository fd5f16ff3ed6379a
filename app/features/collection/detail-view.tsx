import { Link } from "@remix-run/react";
import { ButtonLink, Icon } from "~/ui/controls";
import { PuzzleCard } from "./puzzle-card";
import type { Card } from "./shelves";
import "./detail.css";

/** `days` are those on which it was collected, `date` names the one shown. */
type Props = { card: Card; days: { date: string; text: string; shown: boolean }[]; on: string | null };

export function DetailView({ card, days, on }: Props) {
  const onDay = on ? `on=${on}&` : "";
  return (
    <div className="detail">
      <PuzzleCard {...card} />
      <div className="detail-buttons">
        <ButtonLink to={`?${onDay}save=1`} variant="plain" preventScrollReset>
          <Icon name="download" />
          Save
        </ButtonLink>
        <ButtonLink to={`?${onDay}share=1`} preventScrollReset>
          <Icon name="share" />
          Share
        </ButtonLink>
      </div>
      {days.length > 1 && (
        <section className="detail-days" aria-labelledby="detail-days">
          <h2 id="detail-days">Collected on</h2>
          <ul>
            {days.map(({ date, text, shown }) => (
              <li key={date}>
                <Link to={`?on=${date}`} aria-current={shown ? "true" : undefined} replace preventScrollReset>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
