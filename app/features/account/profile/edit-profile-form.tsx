import { getFormProps, type SubmissionResult, useForm } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { AvatarFields } from "~/features/account/picture/avatar-fields";
import { usePickedPicture } from "~/features/account/picture/picked-picture.island";
import { Button } from "~/ui/controls";
import { Field, FormToast } from "~/ui/form/field";
import { SeenField } from "./info-form";
import "~/features/access/account.css";
import "./edit-profile.css";

type Props = {
  nickname: string | null;
  lastName: string | null;
  email: string;
  avatar: string | null;
  updatedAt: number | null;
  lastResult?: SubmissionResult<string[]>;
};

export function EditProfileForm({ nickname, lastName, email, avatar, updatedAt, lastResult }: Props) {
  const [form, fields] = useForm<{ nickname: string; lastName: string; avatar: string; zoom: string }>({
    lastResult,
    defaultValue: { nickname, lastName, zoom: "1" },
  });
  const picture = usePickedPicture("avatar");

  return (
    <>
      <Form
        method="post"
        encType="multipart/form-data"
        className="account-form"
        {...getFormProps(form)}
        noValidate
      >
        <SeenField updatedAt={updatedAt} lastResult={lastResult} />
        <FormToast text={form.errors?.[0]} answer={lastResult} />
        <AvatarFields
          {...{ nickname, email, avatar, picture }}
          zoom={fields.zoom.initialValue}
          errors={{ avatar: fields.avatar.errors, zoom: fields.zoom.errors }}
        />
        <Field
          label="First name"
          name="nickname"
          autoComplete="given-name"
          required
          maxLength={80}
          defaultValue={fields.nickname.initialValue}
          error={fields.nickname.errors}
        />
        <Field
          label="Last name (optional)"
          name="lastName"
          autoComplete="family-name"
          maxLength={80}
          defaultValue={fields.lastName.initialValue}
          error={fields.lastName.errors}
        />
        <Button pendingText="Saving...">Save</Button>
      </Form>
      {picture.cropDialog}
    </>
  );
}
