import type { ComponentProps } from "react";
import { Field } from "~/ui/form/field";

type Own = Partial<ComponentProps<typeof Field>>;

/** The fields of a food's emoji and name; each takes props of its own. */
export function NameFields({ emoji, name }: { emoji: Own; name: Own }) {
  return (
    <div className="name-row">
      <div className="emoji-field">
        <Field label="Emoji" name="emoji" autoComplete="off" maxLength={16} {...emoji} />
      </div>
      <Field label="Name" name="name" autoComplete="off" maxLength={200} {...name} />
    </div>
  );
}
