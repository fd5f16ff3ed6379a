import { ButtonLink } from "~/ui/button-link";
import { Icon } from "~/ui/icon";
import { RecentList, type RecentPage } from "./recent-list.island";
import "./food.css";

/** The first step of 'Eat': the ways to log, and what was logged lately. */
export function EatMenu({ recent }: { recent: RecentPage }) {
  return (
    <div className="eat-menu">
      <div className="ways">
        <ButtonLink to="/eat/describe" variant="primary">
          <Icon name="edit" /> Describe
        </ButtonLink>
        <ButtonLink to="/eat/enter-value" variant="plain">
          <Icon name="plus" /> Enter Value
        </ButtonLink>
        <ButtonLink to="/eat/camera" variant="plain">
          <Icon name="camera" /> Scan Label
        </ButtonLink>
        <ButtonLink to="/foods" variant="plain">
          <Icon name="search" /> Search
        </ButtonLink>
      </div>
      <h3>Recent</h3>
      <RecentList key={recent.foods[0]?.id ?? "none"} first={recent} />
    </div>
  );
}
