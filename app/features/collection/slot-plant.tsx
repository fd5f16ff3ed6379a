import { Link } from "@remix-run/react";
import { artPath } from "~/features/puzzles/art-path";
import { PuzzleSilhouette } from "./puzzle-silhouette";
import type { Slot } from "./shelves";
import "./plant.css";

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
