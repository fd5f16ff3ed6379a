import { Field } from "~/ui/form/field";

type Props = {
  /** Day (`YYYY-MM-DD`) and time (`HH:MM`) of a food for a past day; empty for today. */
  date?: string;
  time?: string;
  errors?: { date?: string[]; time?: string[] };
};

export function WhenFields({ date, time, errors }: Props) {
  if (!date && !errors?.date && !errors?.time) return null;
  return (
    <div className="amount-fields">
      {errors?.date ? (
        <Field label="Day" name="date" type="date" defaultValue={date} error={errors.date} />
      ) : (
        <input type="hidden" name="date" value={date ?? ""} />
      )}
      <Field label="Time" name="time" type="time" defaultValue={time} error={errors?.time} />
    </div>
  );
}
