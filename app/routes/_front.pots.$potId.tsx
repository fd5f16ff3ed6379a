import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { dayIn } from "~/features/day/dates.server";
import { EatTitle } from "~/features/day/day-problem";
import { FOOD_MESSAGES } from "~/features/food/entry";
import { eatPotSchema, eatSentPot } from "~/features/log/eat-recipe.server";
import { redirectLogged } from "~/features/log/log-forms.server";
import { Gone } from "~/features/recipes/eat-recipe";
import { shownPot, throwPotAway } from "~/features/recipes/pots.server";
import { POT_MESSAGES } from "~/features/recipes/recipe";
import { readForm, redirectWithToast, resultOf } from "~/http/form.server";
import { Refusal } from "~/http/refusal";
import { onDay as pathOnDay } from "~/http/safe-path";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { Button, Icon, useOnDay } from "~/ui/controls";
import { Dialog } from "~/ui/dialog/dialog";
import { Field, FormErrors } from "~/ui/form/field";

const thrownAway = (name: string) => `Thrown away: ${name}`;

export const meta: MetaFunction = () => [{ title: "In the fridge · Pixelplate" }];

/** A pot, to eat of or throw away; one that is gone answers 404. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const pot = await shownPot(by, params.potId ?? "");
  return data({ pot, day: dayIn(by, request) }, pot ? 200 : 404);
}

/** Logs some of a pot, or throws it away. */
export async function action({ request, params }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const id = params.potId ?? "";
  const { value, refusal, reply } = await readForm(request, eatPotSchema(by.today));
  const date = new URL(request.url).searchParams.get("date");
  if (value?.intent === "discard") {
    const gone = await resultOf(request, FOOD_MESSAGES.saveFailed, () => throwPotAway(by, id));
    if (gone instanceof Refusal) return data({ problems: gone.errors, servings: undefined }, gone);
    const text = thrownAway(gone.whole.name);
    return redirectWithToast(pathOnDay("/?eat=1", date), { type: "success", text });
  }
  const result =
    refusal ?? (await resultOf(request, FOOD_MESSAGES.saveFailed, () => eatSentPot(by, id, value)));
  if (!(result instanceof Refusal)) return redirectLogged(result);
  const { servings } = (reply().initialValue ?? {}) as Record<string, string>;
  return data({ problems: result.errors, servings }, result);
}

export default function PotPage() {
  const { pot, day } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const onDay = useOnDay();
  return (
    <Dialog title={<EatTitle title="In the fridge" day={day} />} closeTo={onDay("/")} back={onDay("/?eat=1")}>
      {pot ? (
        <PotScreen pot={pot} date={day?.date} typed={answer?.servings} problems={answer?.problems} />
      ) : (
        <Gone title={POT_MESSAGES.gone} to={onDay("/?eat=1")} name="Eat something else" />
      )}
    </Dialog>
  );
}

type PotProps = {
  pot: {
    id: string;
    name: string;
    emoji: string;
    text: string;
    one: string;
    key: string;
    parts: string[];
  };
  date?: string;
  typed?: string;
  problems?: Record<string, string[]>;
};

/** A pot: how much of it is left, to be eaten or thrown away, and what is in it. */
function PotScreen({ pot, date, typed, problems = {} }: PotProps) {
  const action = pathOnDay(`/pots/${pot.id}`, date);
  return (
    <>
      <section className="pot-head">
        <p>
          <span className="emoji" aria-hidden="true">
            {pot.emoji}
          </span>{" "}
          <strong>{pot.text}</strong>
        </p>
      </section>
      <Form method="post" action={action} className="eat-recipe" noValidate>
        <input type="hidden" name="key" value={pot.key} />
        {date && <input type="hidden" name="date" value={date} />}
        <Field
          label="Servings"
          name="servings"
          inputMode="text"
          autoComplete="off"
          maxLength={20}
          defaultValue={typed ?? pot.one}
          error={problems.servings}
        />
        <Button pendingText="Saving...">I ate</Button>
        <FormErrors errors={problems[""] ?? problems.date} />
      </Form>
      {pot.parts.length > 0 && (
        <section aria-labelledby="pot-parts">
          <h3 id="pot-parts">What is in it</h3>
          <ul>
            {pot.parts.map((part) => (
              <li key={part}>{part}</li>
            ))}
          </ul>
        </section>
      )}
      <details className="delete-recipe">
        <summary className="button quiet">
          <Icon name="trash" /> Throw away
        </summary>
        <Form method="post" action={action}>
          <p>Throw away what is left of {pot.name}? What was eaten stays logged.</p>
          <Button variant="danger" name="intent" value="discard" pendingText="Saving...">
            Yes, throw it away
          </Button>
        </Form>
      </details>
    </>
  );
}
