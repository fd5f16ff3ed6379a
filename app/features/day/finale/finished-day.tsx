import type { Tomorrow } from "./tomorrow-of.server";
import { TomorrowSeeds } from "./tomorrow-seeds";
import { WaysOn } from "./ways-on";

type Props = { puzzle: { id: string; categoryId: string }; tomorrow: Tomorrow | null };

export const FinishedDay = ({ puzzle, tomorrow }: Props) => (
  <div className="finished-day">
    <WaysOn puzzleId={puzzle.id} gardenId={puzzle.categoryId} />
    {tomorrow && <TomorrowSeeds tomorrow={tomorrow} />}
  </div>
);
