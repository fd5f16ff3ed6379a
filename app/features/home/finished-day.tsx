import type { Tomorrow } from "./finale.server";
import { TomorrowSeeds, WaysOn } from "./finale-view";

type Props = { puzzle: { id: string; categoryId: string }; tomorrow: Tomorrow | null };

export const FinishedDay = ({ puzzle, tomorrow }: Props) => (
  <div className="finished-day">
    <WaysOn puzzleId={puzzle.id} gardenId={puzzle.categoryId} />
    {tomorrow && <TomorrowSeeds tomorrow={tomorrow} />}
  </div>
);
