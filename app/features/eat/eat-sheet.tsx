import type { FoodItem } from "~/features/food/food-item";
import { RecentList, type RecentPage } from "~/features/food/recent-list.island";
import { UsualList } from "~/features/food/saved-list";
import { DescribeForm } from "~/features/review/describe-form";
import { useOnDay } from "~/ui/dialog/use-on-day";
import { ButtonLink } from "~/ui/form/button";
import { Icon } from "~/ui/icon";
import "~/features/food/food.css";
import "~/features/food/recent.css";
import "./eat-sheet.css";

type Props = {
  usual: FoodItem[];
  recent: RecentPage;
  /** A past day, none for today. */
  date?: string;
};

export function EatSheet({ usual, recent, date }: Props) {
  const onDay = useOnDay();
  return (
    <div className="eat-sheet">
      <UsualList foods={usual} date={date} />
      <DescribeForm brief action={onDay("/eat/describe")} date={date} />
      <div className="ways">
        <ButtonLink to={onDay("/eat/describe")} variant="plain">
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
        <ButtonLink to={onDay("/eat/saved")} variant="plain">
          <span aria-hidden="true">★</span> Saved
        </ButtonLink>
        <ButtonLink to={onDay("/eat/rough")} variant="plain">
          <span aria-hidden="true">≈</span> Rough
        </ButtonLink>
      </div>
      <section aria-labelledby="recent-title">
        <h3 id="recent-title">Recent</h3>
        <RecentList key={recent.foods[0]?.id ?? "none"} first={recent} date={date} />
      </section>
    </div>
  );
}
