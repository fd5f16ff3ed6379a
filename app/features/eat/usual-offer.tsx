import type { ComponentProps, ReactNode } from "react";
import { AgainForm } from "~/features/food/again-form";
import { EmptyState } from "~/ui/empty-state";
import type { Fitting } from "./fits.server";
import "~/features/food/recent.css";
import "./fits.css";
import { Form, Link } from "@remix-run/react";
import { knownAmounts } from "~/features/food/food-item";
import { waitsAs } from "~/features/food/offline/queued-food";
import { EnergyValue } from "~/features/nutrition/nutrient-row";
import { useEnergy } from "~/features/nutrition/use-numbers";
import { Button, Icon } from "~/ui/button";
import type { UsualFood } from "./recent.server";
import "./usual-offer.css";

type Props = { fits: readonly Fitting[]; empty: string };

export function FitsList({ fits, empty }: Props) {
  if (fits.length === 0) return <EmptyState picture="plate" level="h3" title={empty} />;
  return (
    <ul className="fits-list">
      {fits.map((fit) => (
        <li key={fit.id}>
          <AgainFit fit={fit} className="food-press">
            <span className="emoji" aria-hidden="true">
              {fit.emoji}
            </span>
            <span>
              <span className="name">{fit.name}</span>
              <span className="fills">
                {fit.portion} · {fit.fills}
              </span>
            </span>
          </AgainFit>
        </li>
      ))}
    </ul>
  );
}

type AgainFitProps = Omit<ComponentProps<typeof AgainForm>, "food" | "servings"> & { fit: Fitting };

/** Logs a food in the portion that fits. */
const AgainFit = ({ fit: { id, name, servings, key, calories }, ...form }: AgainFitProps) => (
  <AgainForm
    food={{
      id,
      name,
      servings,
      againKey: key,
      nutrition: [{ type: "Calories", value: calories, unit: "kcal" }],
    }}
    servings={String(servings)}
    {...form}
  />
);

const NAMED_MAX = 2;

export function UsualOffer({ food, set, question, setKey }: UsualFood) {
  const energy = useEnergy();
  const foods = set.length > 0 ? set : [food];
  const names = foods.map(({ name }) => name).join(", ");
  const kcal = foods.reduce((sum, { nutrition }) => sum + (nutrition[0]?.value ?? 0), 0);
  const content = (
    <OfferText
      emoji={food.emoji}
      title={question}
      name={foods.length > NAMED_MAX ? `${foods.length} foods` : names}
      more={<EnergyValue kcal={kcal} />}
    />
  );
  return (
    <div className="offer-row" data-section="usual-now">
      {set.length === 0 ? (
        <AgainForm food={food} variant="quiet">
          {content}
        </AgainForm>
      ) : (
        <Form method="post" action="/eat/usual" {...waitsAs(names, kcal, energy)} {...knownAmounts(set)}>
          <input type="hidden" name="key" value={setKey} />
          <input type="hidden" name="foods" value={set.map(({ id }) => id).join(",")} />
          <Button variant="quiet" pendingText="Saving...">
            {content}
          </Button>
        </Form>
      )}
    </div>
  );
}

/** In the evening: a food of one's own that still fits, and the way to the others. */
export function FitsOffer({ fit }: { fit: Fitting }) {
  return (
    <div className="offer-row" data-section="fits-now">
      <AgainFit fit={fit} variant="quiet">
        <OfferText emoji={fit.emoji} title="Still fits" name={fit.name} more={fit.portion} />
      </AgainFit>
      <Link to="/eat/fits" preventScrollReset>
        More<span className="visually-hidden"> that fits</span>
      </Link>
    </div>
  );
}

type OfferTextProps = { emoji: string; title: string; name: string; more: ReactNode };

const OfferText = ({ emoji, title, name, more }: OfferTextProps) => (
  <>
    <span className="emoji" aria-hidden="true">
      {emoji}
    </span>
    <span className="title">{title}</span>
    <span className="what">
      <span className="name">{name}</span> <span className="amount">{more}</span>
    </span>
    <span className="plus">
      <Icon name="plus" />
    </span>
  </>
);
