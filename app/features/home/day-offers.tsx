import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import type { Home } from "./home.server";

/** What may be done with a day that is near its end: calling it done, or, on the first, making its picture smaller. */
export function DayOffers({ home: { date, isToday, canClose, canShrink } }: { home: Home }) {
  if (canClose)
    return (
      <Offer action={`/day/${date}/done`} press="Call it done">
        Calories are reached. The rest in pencil?
      </Offer>
    );
  if (canShrink && isToday)
    return (
      <Offer action={`/day/${date}/shrink`} press="Shrink it">
        Shrink today’s picture to what is left of the day?
      </Offer>
    );
  return null;
}

type Props = { action: string; press: string; children: string };

const Offer = ({ action, press, children }: Props) => (
  <Form method="post" action={action} className="day-offer" preventScrollReset>
    <p>{children}</p>
    <Button variant="plain" pendingText="Saving...">
      {press}
    </Button>
  </Form>
);
