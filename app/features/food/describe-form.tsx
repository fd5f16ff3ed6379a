import { Form, Link } from "@remix-run/react";
import { useState } from "react";
import { Button } from "~/ui/button";
import { FormToast } from "~/ui/form-toast";
import { TextAreaField } from "~/ui/text-area-field";
import { useHydrated } from "~/ui/use-hydrated";
import { useNavigation } from "~/ui/use-navigation";
import "./food.css";

type Props = {
  description?: string;
  /** The past day that it is for; none for today. */
  date?: string;
  error?: string;
  answer: unknown;
};

/** A meal in words. 'Next' reads it. */
export function DescribeForm({ description = "", date, error, answer }: Props) {
  const [text, setText] = useState(description);
  const hydrated = useHydrated();
  const analysing = useNavigation().state === "submitting";
  return (
    <Form method="post" className="describe-form" noValidate>
      <FormToast text={error} answer={answer} />
      {date && <input type="hidden" name="date" value={date} />}
      <TextAreaField
        label="What did you eat?"
        name="description"
        rows={4}
        maxLength={1000}
        placeholder="two scrambled eggs, a slice of toast with butter and a glass of orange juice"
        hint="In your own words, with amounts if you know them."
        defaultValue={description}
        error={error ? [error] : undefined}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <Button variant="primary" pendingText="Analyzing..." disabled={hydrated && (analysing || !text.trim())}>
        Next
      </Button>
      <p className="field-hint">
        <Link to="/what-leaves">What leaves the server</Link>
      </p>
    </Form>
  );
}
