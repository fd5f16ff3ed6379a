import { useOnDay } from "~/ui/dialog/use-on-day";
import { ButtonLink } from "~/ui/form/button-link";
import { Icon } from "~/ui/icon";
import { RecentList, type RecentPage } from "./recent-list.island";
import "./food.css";

type Props = {
  recent: RecentPage;
  date?: string;
};

export function EatMenu({ recent, date }: Props) {
  const onDay = useOnDay();
  return (
    <div className="eat-menu">
      <div className="ways">
        <ButtonLink to={onDay("/eat/describe")} variant="primary">
          <Icon name="edit" /> Describe
        </ButtonLink>
        <ButtonLink to={onDay("/eat/enter-value")} variant="plain">
          <Icon name="list" /> Enter Value
        </ButtonLink>
        <ButtonLink to={onDay("/eat/camera")} variant="plain">
          <Icon name="camera" /> Scan Label
        </ButtonLink>
        <ButtonLink to={onDay("/foods")} variant="plain">
          <Icon name="search" /> Search
        </ButtonLink>
      </div>
      <h3>Recent</h3>
      <RecentList key={recent.foods[0]?.id ?? "none"} first={recent} date={date} />
    </div>
  );
}
