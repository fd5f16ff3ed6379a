import { Link } from "@remix-run/react";
import { artPath } from "~/features/puzzles/art-path";
import { SeedPacket } from "~/ui/seed-packet";
import { PuzzleSilhouette } from "./puzzle-silhouette";
import type { Slot } from "./shelves";
import "./slot.css";

export function SlotPacket({ puzzle, count, silhouette }: Slot) {
  if (count === 0)
    return (
      <SeedPacket
        bandClass="band-blank"
        className="slot"
        level="h3"
        title={puzzle.name}
        art={
          <>
            <PuzzleSilhouette path={silhouette} />
            <p className="visually-hidden">Not collected yet</p>
          </>
        }
      />
    );
  return (
    <SeedPacket
      bandClass={`band-${puzzle.id}`}
      className="slot collected"
      level="h3"
      title={
        <Link to={`/my-collections/detail/${puzzle.id}`} prefetch="intent">
          {puzzle.name}
        </Link>
      }
      art={
        <>
          <img src={artPath(puzzle.id)} width="240" height="240" alt="" />
          {count > 1 && (
            <p className="slot-count">
              <span className="visually-hidden">Collected </span>×{count}
              <span className="visually-hidden"> times</span>
            </p>
          )}
        </>
      }
    />
  );
}
