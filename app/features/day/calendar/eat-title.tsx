import type { EatDay } from "./eat-day";

export function EatTitle({ title, day }: { title: string; day: EatDay | null | undefined }) {
  if (!day) return <>{title}</>;
  return (
    <>
      {title} <small className="for-day">for {day.text}</small>
    </>
  );
}
