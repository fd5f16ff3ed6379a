import { Form, Link, useSubmit } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { PHOTO_MAX_BYTES, photoOfFile } from "~/features/label/photo.island";
import { Button, Icon } from "~/ui/controls";
import { Field, FormErrors, TextAreaField } from "~/ui/form/field";
import { PHOTOS_MAX, PLATE_MESSAGES } from "./plate";
import "~/features/food/food.css";

type Props = {
  action: string;
  /** Where words go without a photo. */
  wordsAction: string;
  description?: string;
  date?: string;
  problems?: Record<string, string[]>;
};

/** Photos of one meal and words beside them. Hydrated, it makes the photos smaller before it sends them. */
export function PlateForm({ action, wordsAction, description = "", date, problems = {} }: Props) {
  const submit = useSubmit();
  const [preparing, setPreparing] = useState(false);
  const [found, setFound] = useState<string>();
  const photoErrors = found ? [found] : problems.photos;

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (preparing) return;
    const sent = new FormData(event.currentTarget);
    const files = sent.getAll("photos").filter((file): file is File => file instanceof File && file.size > 0);
    const wrong = problemOf(files);
    setFound(wrong);
    if (wrong) return;
    setPreparing(true);
    sent.delete("photos");
    for (const file of files) sent.append("photos", await photoOfFile(file), file.name);
    setPreparing(false);
    const small = sent
      .getAll("photos")
      .every((photo) => photo instanceof File && photo.size <= PHOTO_MAX_BYTES);
    if (small) submit(sent, { method: "post", action, encType: "multipart/form-data" });
    else setFound(PLATE_MESSAGES.tooLarge);
  }

  return (
    <>
      <Form
        method="post"
        action={action}
        encType="multipart/form-data"
        className="describe-form"
        noValidate
        onSubmit={send}
      >
        {date && <input type="hidden" name="date" value={date} />}
        <Field
          label="Photos of the plate"
          name="photos"
          type="file"
          accept="image/*"
          multiple
          hint={`1 to ${PHOTOS_MAX}: from above, and from a side if it is deep.`}
          error={photoErrors}
        />
        <TextAreaField
          label="What the photos don’t show"
          name="description"
          rows={3}
          maxLength={1000}
          placeholder="fried in 1 tbsp oil, 200 g rice, I left the skin"
          hint="Optional. What you type counts over what the photo shows."
          defaultValue={description}
          error={problems.description}
        />
        <FormErrors errors={problems[""] ?? problems.date} />
        <Button pendingText="Analyzing..." aria-disabled={preparing}>
          <Icon name="camera" /> Next
        </Button>
        <p className="field-hint">
          The photos go to an AI service once, without their date and place, and aren’t saved.{" "}
          <Link to="/what-leaves">What leaves the server</Link>
        </p>
      </Form>
      {problems[""] && description && (
        <Form method="post" action={wordsAction}>
          <input type="hidden" name="description" value={description} />
          {date && <input type="hidden" name="date" value={date} />}
          <Button variant="plain">Continue with just the words</Button>
        </Form>
      )}
    </>
  );
}

function problemOf(files: readonly File[]): string | undefined {
  if (files.length === 0) return PLATE_MESSAGES.noPhoto;
  return files.length > PHOTOS_MAX ? PLATE_MESSAGES.tooMany : undefined;
}
