import { Form } from "@remix-run/react";
import { AVATAR_MESSAGES } from "~/features/account/avatar/avatar-messages";
import { AVATAR_TYPES } from "~/features/account/avatar/avatar-rules";
import { NAME_MAX } from "~/features/puzzles/own/picture-limits";
import { Button } from "~/ui/form/button";
import { Field } from "~/ui/form/field";
import "~/styles/file-button.css";

type Props = { errors: Record<string, string[] | null>; name: string };

export function UploadStep({ errors, name }: Props) {
  return (
    <section className="card own-form" aria-labelledby="own-upload">
      <h2 id="own-upload">A puzzle from a picture</h2>
      <p>
        One clear thing before a plain background works best: a pet, a cup, a drawing. The picture itself is
        not stored.
      </p>
      <Form method="post" encType="multipart/form-data" className="own-form" noValidate>
        <input type="hidden" name="intent" value="upload" />
        <Field
          label="Name"
          name="name"
          maxLength={NAME_MAX}
          defaultValue={name}
          required
          autoComplete="off"
          error={errors.name ?? undefined}
        />
        <Field
          label="Picture"
          hint={AVATAR_MESSAGES.hint}
          name="file"
          type="file"
          accept={AVATAR_TYPES.join()}
          required
          error={errors.file ?? undefined}
        />
        <Button pendingText="Drawing...">Draw it in blocks</Button>
      </Form>
    </section>
  );
}
