import type { PartOfDay } from "~/features/day/calendar-days";
import { UsualList } from "~/features/food/food-card";
import type { FoodItem } from "~/features/food/food-item";
import { RecentList, type RecentPage } from "~/features/food/recent-list.island";
import { DescribeForm } from "~/features/review/describe-form";
import { ButtonLink, Icon, type IconName } from "~/ui/button";
import { useOnDay } from "~/ui/use-hydrated";
import { CopyForm } from "./copy-form";
import "~/features/food/food.css";
import "~/features/food/recent.css";
import "./eat-sheet.css";

type Props = {
  usual: FoodItem[];
  recent: RecentPage;
  hasSaved: boolean;
  /** Whether this server reads photos of plates. */
  plate?: boolean;
  copy: { from: string; part: PartOfDay; meal: string; key: string } | null;
  /** Whether more food may be offered: today, below its energy. */
  offers: boolean;
  /** A past day, none for today. */
  date?: string;
};

const WAYS: { to: string; icon: IconName; name: string }[] = [
  { to: "/eat/camera", icon: "camera", name: "Scan Label" },
  { to: "/eat/enter-value", icon: "list", name: "Enter Value" },
  { to: "/foods", icon: "search", name: "Search" },
];

export function EatSheet({ usual, recent, hasSaved, plate, copy, offers, date }: Props) {
  const onDay = useOnDay();
  return (
    <div className="eat-sheet">
      <div className="ways-to-log">
        <DescribeForm brief action={onDay("/eat/describe")} date={date} />
        {plate && (
          <ButtonLink className="plate-link" to={onDay("/eat/plate")} variant="quiet">
            <Icon name="image" /> A photo of the plate
          </ButtonLink>
        )}
        <div className="ways">
          {WAYS.map(({ to, icon, name }) => (
            <ButtonLink key={to} className="way" to={onDay(to)} variant="plain">
              <Icon name={icon} /> {name}
            </ButtonLink>
          ))}
          <details className="opener">
            <summary className="button plain way">
              <Icon name="more" /> More
            </summary>
          </details>
          <div className="opened more-ways">
            {hasSaved && (
              <ButtonLink to={onDay("/eat/saved")} variant="quiet">
                <span aria-hidden="true">★</span> Saved
              </ButtonLink>
            )}
            <ButtonLink to={onDay("/eat/rough")} variant="quiet">
              <span aria-hidden="true">≈</span> Just a guess
            </ButtonLink>
            {offers && (
              <ButtonLink to="/eat/fits" variant="quiet">
                <Icon name="check" /> What fits
              </ButtonLink>
            )}
            {offers && copy && (
              <CopyForm from={copy.from} group={copy.part} copyKey={copy.key}>
                Copy yesterday’s {copy.meal.toLowerCase()}
              </CopyForm>
            )}
          </div>
        </div>
      </div>
      <div className="eaten-before">
        <UsualList foods={usual} date={date} />
        <section aria-labelledby="recent-title">
          <h3 id="recent-title">Recent</h3>
          <RecentList key={recent.foods[0]?.id ?? "none"} first={recent} date={date} />
        </section>
      </div>
    </div>
  );
}
