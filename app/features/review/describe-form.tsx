import { Form, Link, useNavigate } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { DraftNote, useDraft } from "~/features/food/offline/use-draft.island";
import { Button, useHydrated } from "~/ui/controls";
import { useNavigation } from "~/ui/dialog/navigation.island";
import { TextAreaField } from "~/ui/form/field";
import { MEAL_DRAFT, type MealDraft } from "./use-review.island";
import "~/features/food/food.css";

const LONG_EXAMPLE = "two scrambled eggs, a slice of toast with butter and a glass of orange juice";

const EXAMPLE = "For example: two eggs and a slice of toast.";

/** Enter sends, Shift+Enter breaks the line, and the Enter that takes a word of an input method does neither. */
function pressOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  // Safari ends the composition before its Enter, which has code 229.
  const composes = event.nativeEvent.isComposing || event.keyCode === 229;
  if (event.key !== "Enter" || event.shiftKey || composes) return;
  event.preventDefault();
  event.currentTarget.form?.querySelector<HTMLElement>("[type=submit]")?.click();
}

type Props = {
  action: string;
  /** One field among other ways to log, whose button leads to the large one while it is empty. */
  brief?: boolean;
  description?: string;
  date?: string;
  error?: string;
};

export function DescribeForm({ action, brief, description = "", date, error }: Props) {
  const [text, setText] = useState(description);
  const [restored, setRestored] = useState<MealDraft>();
  const draft = useDraft<MealDraft>(MEAL_DRAFT);
  const form = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const analysing = useNavigation().state === "submitting";
  const navigate = useNavigate();
  const empty = hydrated && !text.trim();
  const isReviewed = restored?.reviewed !== undefined && restored.description === text;

  function write(value: string) {
    const area = form.current?.querySelector("textarea");
    if (area) area.value = value;
    setText(value);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once; typed text wins
  useEffect(() => {
    const typed = form.current?.querySelector("textarea")?.value;
    const before = draft.read();
    if (typed) draft.save({ description: typed });
    // On the page of its own a draft with a review is restored by its form.
    if (typed || !before?.description || (before.reviewed && !brief)) return;
    write(before.description);
    setRestored(before);
  }, []);

  return (
    <Form
      ref={form}
      method="post"
      action={brief ? `${action}${action.includes("?") ? "&" : "?"}step=first` : action}
      className="describe-form"
      data-draft=""
      noValidate
    >
      {date && <input type="hidden" name="date" value={date} />}
      <TextAreaField
        label="What did you eat?"
        name="description"
        rows={brief ? 1 : 4}
        autoFocus={!brief}
        maxLength={1000}
        placeholder={brief ? "two eggs and toast" : LONG_EXAMPLE}
        hint={brief ? undefined : error ? EXAMPLE : "In your own words, with amounts if you know them."}
        defaultValue={description}
        enterKeyHint="go"
        onKeyDown={pressOnEnter}
        error={error ? [error] : undefined}
        onInput={({ currentTarget: { value } }) => {
          setText(value);
          draft.save({ description: value });
        }}
      />
      {restored && (
        <DraftNote
          onStartOver={() => {
            draft.drop();
            write("");
            setRestored(undefined);
          }}
        />
      )}
      {brief ? (
        <Button
          pendingText="Analyzing..."
          onClick={(event) => {
            if (!empty && !isReviewed) return;
            event.preventDefault();
            navigate(action, { preventScrollReset: true });
          }}
        >
          Describe
        </Button>
      ) : (
        <Button pendingText="Analyzing..." disabled={empty || (hydrated && analysing)}>
          Next
        </Button>
      )}
      {!brief && (
        <Link className="field-hint" to="/what-leaves">
          What leaves the server
        </Link>
      )}
    </Form>
  );
}
