import { Link } from "@remix-run/react";
import { artPath } from "~/features/puzzles/puzzle";
import { PuzzleSilhouette } from "./puzzle-card";
import type { Shelf, Slot } from "./shelves";
import "./plant.css";
import { PixelArt } from "~/ui/pixel-art";
import { GARDEN_SPRITES } from "./sprites";
import "./garden.css";
import "./garden-ground.css";
import "./garden-sky.css";
import "./garden-visitors.css";
import "./garden-motion.css";

export function SlotPlant({ puzzle, count, silhouette }: Slot) {
  if (count === 0)
    return (
      <li className="plant">
        <div className="plant-sign">
          <h3>{puzzle.name}</h3>
        </div>
        <div className="plant-seeds">
          <PuzzleSilhouette path={silhouette} />
          <p className="visually-hidden">Not collected yet</p>
        </div>
      </li>
    );
  return (
    <li className="plant grown">
      <div className={`plant-sign band-${puzzle.id}`}>
        <h3>
          <Link to={`/my-collections/detail/${puzzle.id}`} prefetch="intent">
            {puzzle.name}
          </Link>
        </h3>
        {count > 1 && (
          <p className="plant-count">
            <span className="visually-hidden">Collected </span>×{count}
            <span className="visually-hidden"> times</span>
          </p>
        )}
      </div>
      <img src={artPath(puzzle.id)} width="240" height="240" alt="" />
    </li>
  );
}

export function Garden({ shelf: { category, slots, collected, company } }: { shelf: Shelf }) {
  const bloom = Math.ceil((3 * collected) / slots.length);
  return (
    <>
      <div className={`garden frame ${category.id} bloom-${bloom}`}>
        <div className="garden-sky" aria-hidden="true">
          <PixelArt rows={GARDEN_SPRITES.sun} className="sun" />
          <PixelArt rows={GARDEN_SPRITES.moon} className="moon" />
          <PixelArt rows={GARDEN_SPRITES.cloud} className="cloud" />
          <PixelArt rows={GARDEN_SPRITES.cloud} className="cloud far" />
          {company.guest && (
            <div className="guest">
              <img src={artPath(company.guest)} width="240" height="240" alt="" />
              <PixelArt rows={GARDEN_SPRITES.cloud} />
            </div>
          )}
        </div>
        <ul className="garden-bed">
          {slots.map((slot) => (
            <SlotPlant key={slot.puzzle.id} {...slot} />
          ))}
        </ul>
        <div className="garden-visitors" aria-hidden="true">
          {company.visitors.map(({ sprite }) => (
            <PixelArt key={sprite} rows={GARDEN_SPRITES[sprite]} className={sprite} />
          ))}
        </div>
      </div>
      <p className={collected < slots.length ? "small" : "visually-hidden"}>{company.text}</p>
    </>
  );
}
