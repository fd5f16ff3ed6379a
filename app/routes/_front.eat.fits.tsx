import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { dayWithFoods } from "~/features/day/day.server";
import { SUGGESTION_MESSAGES } from "~/features/eat/suggestions";
import { invites, suggestionsFor } from "~/features/eat/suggestions.server";
import { SuggestionList } from "~/features/eat/usual-offer";
import { callerOf } from "~/http/viewer.server";
import { Dialog } from "~/ui/dialog/dialog";

export const meta: MetaFunction = () => [{ title: "What fits · Pixelplate" }];

/** Foods of one's own that fit into today's open blocks. */
export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const day = await dayWithFoods(by, null);
  const { suggestions, enough } = await suggestionsFor(by, day, undefined, by.viewer.numbers === "hidden");
  const { puzzle } = day;
  const open = !puzzle || invites(day) ? (enough ? "none" : "tooFew") : "energyReached";
  const reason = !puzzle ? "noPuzzle" : puzzle.progress === 1 ? "full" : open;
  return {
    suggestions: suggestions.map(({ blocks: _, ...suggestion }) => suggestion),
    empty: SUGGESTION_MESSAGES[reason],
  };
}

export default function Suggestions() {
  const { suggestions, empty } = useLoaderData<typeof loader>();
  return (
    <Dialog title="What fits" closeTo="/" back="/?eat=1">
      {suggestions.length > 0 && <p className="muted small">{SUGGESTION_MESSAGES.lead}</p>}
      <SuggestionList suggestions={suggestions} empty={empty} />
    </Dialog>
  );
}
