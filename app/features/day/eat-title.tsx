import type { EatDay } from "./eat-day";

/** The heading of a step of Eat; it names the day unless that is today. */
export function EatTitle({ title, day }: { title: string; day: EatDay | null | undefined }) {
  if (!day) return <>{title}</>;
  return (
    <>
      {title} <small className="for-day">for {day.text}</small>
    </>
  );
}
