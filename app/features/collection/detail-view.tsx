import { ButtonLink } from "~/ui/form/button-link";
import { Icon } from "~/ui/icon";
import type { Card } from "./card";
import { PuzzleCard } from "./puzzle-card";
import "./detail.css";

export function DetailView({ card }: { card: Card }) {
  return (
    <div className="detail">
      <PuzzleCard {...card} />
      <div className="detail-buttons">
        <ButtonLink to="?save=1" variant="plain" preventScrollReset>
          <Icon name="download" />
          Save
        </ButtonLink>
        <ButtonLink to="?share=1" preventScrollReset>
          <Icon name="share" />
          Share
        </ButtonLink>
      </div>
    </div>
  );
}
