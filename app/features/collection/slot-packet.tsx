import { Link } from "@remix-run/react";
import { artAddress } from "~/features/puzzles/art-address";
import { Packet } from "~/ui/packet";
import { PuzzleSilhouette } from "./puzzle-silhouette";
import type { Slot } from "./shelves";

/** A small packet: the picture of a collected puzzle, which leads to its page, or a blank one that waits. */
export function SlotPacket({ puzzle, count, silhouette }: Slot) {
  if (count === 0)
    return (
      <Packet
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
    <Packet
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
          <img src={artAddress(puzzle.id)} width="240" height="240" alt="" />
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
