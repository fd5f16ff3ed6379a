import { GARDEN_SPRITES } from "~/features/collection/garden-sprites";
import { PuzzleSilhouette } from "~/features/collection/puzzle-silhouette";
import { artPath } from "~/features/puzzles/art-path";
import { PixelArt } from "~/ui/pixel-art";
import type { Finale } from "./finale-of.server";

type Props = { garden: Finale["garden"]; newest: { id: string } };

export function FinaleGarden({ garden: { plants, visitors }, newest }: Props) {
  return (
    <div className="finale-garden frame" aria-hidden="true">
      {plants.map(({ id, count, silhouette }) => (
        <div key={id} className={id === newest.id ? "finale-plant newest" : "finale-plant"}>
          {count > 0 ? (
            <img src={artPath(id)} width="240" height="240" alt="" />
          ) : (
            <PuzzleSilhouette path={silhouette} />
          )}
        </div>
      ))}
      <div className="finale-visitors">
        {visitors.map(({ sprite, isNew }) => (
          <PixelArt
            key={sprite}
            rows={GARDEN_SPRITES[sprite]}
            className={isNew ? `${sprite} moves-in` : sprite}
          />
        ))}
      </div>
    </div>
  );
}
