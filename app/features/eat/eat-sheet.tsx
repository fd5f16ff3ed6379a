import { Form, Link } from "@remix-run/react";
import type { PartOfDay } from "~/features/day/calendar-days";
import { UsualList } from "~/features/food/food-card";
import type { FoodItem } from "~/features/food/food-item";
import { RecentList, type RecentPage } from "~/features/food/recent-list.island";
import fridgeStyles from "~/features/recipes/fridge.css?url";
import { DescribeForm } from "~/features/review/describe-form";
import { Button, ButtonLink, Icon, type IconName, useOnDay } from "~/ui/controls";
import { CopyForm } from "./copy-form";
import "~/features/food/food.css";
import "~/features/food/recent.css";
import "./eat-sheet.css";

type Props = {
  usual: FoodItem[];
  recent: RecentPage;
  /** Whether this server reads photos of plates. */
  plate?: boolean;
  fridge: FridgeProps["pots"];
  hasRecipes: boolean;
  hasSaved: boolean;
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

export function EatSheet({ usual, recent, plate, fridge, hasRecipes, hasSaved, copy, offers, date }: Props) {
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
        {fridge.length > 0 && <Fridge pots={fridge} date={date} />}
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
                <Icon name="star-full" /> Saved
              </ButtonLink>
            )}
            {!hasRecipes && (
              <ButtonLink to={onDay("/recipes")} variant="quiet">
                <Icon name="tutorials" /> Recipes
              </ButtonLink>
            )}
            <ButtonLink to={onDay("/eat/rough")} variant="quiet">
              <Icon name="guess" /> Just a guess
            </ButtonLink>
            {offers && recent.foods.length > 0 && (
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
        {hasRecipes && (
          <ButtonLink className="plate-link" to={onDay("/recipes")} variant="quiet">
            <Icon name="tutorials" /> Recipes
          </ButtonLink>
        )}
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

type FridgeProps = {
  /** `left` in words: "4 of 6". */
  pots: readonly { id: string; name: string; emoji: string; left: string; one: string; key: string }[];
  date?: string;
};

/** What stands in the fridge, a line each: one serving is eaten with one press, more or less with the number beside it. */
function Fridge({ pots, date }: FridgeProps) {
  const onDay = useOnDay();
  return (
    <>
      <link rel="stylesheet" href={fridgeStyles} />
      <ul className="fridge" aria-label="In the fridge">
        {pots.map(({ id, name, emoji, left, one, key }) => (
          <li key={id}>
            <p>
              <span className="emoji" aria-hidden="true">
                {emoji}
              </span>
              <span>
                <small>In the fridge: </small>
                {name}, <span className="left">{left}</span>
              </span>
            </p>
            <Form method="post" action={onDay(`/pots/${id}`)}>
              <input type="hidden" name="key" value={key} />
              {date && <input type="hidden" name="date" value={date} />}
              <Button variant="plain" name="one" value={one} pendingText="Saving...">
                <span>
                  I ate<span className="one"> {one}</span>
                  <span className="visually-hidden"> of {name}</span>
                </span>
              </Button>
              <input
                name="servings"
                inputMode="text"
                autoComplete="off"
                maxLength={20}
                placeholder="servings"
                aria-label={`Servings of ${name}, if not ${one}`}
              />
            </Form>
            <Link
              className="icon-button"
              to={onDay(`/pots/${id}`)}
              aria-label={`More: ${name}`}
              preventScrollReset
            >
              <Icon name="more" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
