import { Form } from "@remix-run/react";
import { Button } from "~/ui/form/button";
import { Field } from "~/ui/form/field";
import { Icon } from "~/ui/icon";

type Props = { error?: string; onFile?: (file: File) => void };

export function PhotoForm({ error, onFile }: Props) {
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="photo-form"
      onSubmit={(event) => {
        const file = new FormData(event.currentTarget).get("image");
        if (!onFile || !(file instanceof File) || file.size === 0) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      <Field
        label="Photo of the label"
        name="image"
        type="file"
        accept="image/*"
        capture="environment"
        error={error ? [error] : undefined}
      />
      <Button variant="primary" pendingText="Analyzing...">
        <Icon name="camera" /> Read label
      </Button>
    </Form>
  );
}
