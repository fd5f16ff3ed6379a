import { Field } from "~/ui/form/field";

type Props = { emoji?: string; name?: string; selectName?: boolean; nameErrors?: string[] };

export function NameFields({ emoji, name, selectName, nameErrors }: Props) {
  return (
    <div className="name-row">
      <div className="emoji-field">
        <Field label="Emoji" name="emoji" autoComplete="off" maxLength={16} defaultValue={emoji} />
      </div>
      <Field
        label="Name"
        name="name"
        autoComplete="off"
        maxLength={200}
        defaultValue={name}
        autoFocus={selectName}
        onFocus={selectName ? (event) => event.currentTarget.select() : undefined}
        error={nameErrors}
      />
    </div>
  );
}
