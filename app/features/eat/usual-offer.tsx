import type { ComponentProps, ReactNode } from "react";
import { AgainForm } from "~/features/food/again-form";
import { Button, Icon } from "~/ui/controls";
import { EmptyState } from "~/ui/page";
import type { Suggestion } from "./suggestions.server";
import "~/features/food/recent.css";
import "./suggestions.css";
import { Form, Link } from "@remix-run/react";
import { knownAmounts } from "~/features/food/food-item";
import { waitsAs } from "~/features/food/offline/queued-food";
import { EnergyValue } from "~/features/nutrition/nutrient-row";
import { useEnergy } from "~/features/nutrition/use-numbers";
import type { UsualFood } from "./recent.server";
import "./usual-offer.css";

type Props = { suggestions: readonly Suggestion[]; empty: string };

export function SuggestionList({ suggestions, empty }: Props) {
  if (suggestions.length === 0) return <EmptyState picture="plate" level="h3" title={empty} />;
  return (
    <ul className="fits-list">
      {suggestions.map((suggestion) => (
        <li key={suggestion.id}>
          <SuggestionForm suggestion={suggestion} className="food-press">
            <span className="emoji" aria-hidden="true">
              {suggestion.emoji}
            </span>
            <span>
              <span className="name">{suggestion.name}</span>
              <span className="fills">
                {suggestion.portion} · {suggestion.fills}
              </span>
            </span>
          </SuggestionForm>
        </li>
      ))}
    </ul>
  );
}

type SuggestionFormProps = Omit<ComponentProps<typeof AgainForm>, "food" | "servings"> & {
  suggestion: Suggestion;
};

const SuggestionForm = ({
  suggestion: { id, name, servings, key, calories },
  ...form
}: SuggestionFormProps) => (
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
export function SuggestionOffer({ suggestion }: { suggestion: Suggestion }) {
  return (
    <div className="offer-row" data-section="fits-now">
      <SuggestionForm suggestion={suggestion} variant="quiet">
        <OfferText
          emoji={suggestion.emoji}
          title="Still fits"
          name={suggestion.name}
          more={suggestion.portion}
        />
      </SuggestionForm>
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
