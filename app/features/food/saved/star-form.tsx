import { Form } from "@remix-run/react";
import { onDay } from "~/http/on-day";
import { Button } from "~/ui/form/button";

type Props = { food: { id: string; entry: { name: string } }; isSaved: boolean; date?: string };

export function StarForm({ food, isSaved, date }: Props) {
  const action = onDay(`/food/${food.id}/${isSaved ? "unsave" : "save"}`, date);
  return (
    <Form method="post" action={action} className="star-form" preventScrollReset>
      <Button variant="quiet" aria-pressed={isSaved} aria-label={`Save ${food.entry.name}`}>
        <span aria-hidden="true">{isSaved ? "★ In Saved" : "☆ Add to Saved"}</span>
      </Button>
    </Form>
  );
}
