import { Field } from "~/ui/field";

type Props = {
  /** `YYYY-MM-DD`; none stands for today. */
  date?: string;
  /** `HH:MM`. */
  time?: string;
  errors?: { date?: string[]; time?: string[] };
};

/** The day that a food is logged to and the time it was eaten; nothing for today. A day that was refused can be mended. */
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
