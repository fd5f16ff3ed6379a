import { Link } from "@remix-run/react";
import { artPath } from "~/features/puzzles/art-path";
import { SeedPacket } from "~/ui/seed-packet";
import type { Shelf } from "./shelves";
import { TWINKLES } from "./twinkles";
import "./slot.css";

type Props = NonNullable<Shelf["special"]> & {
  parts: string[];
};

const LIST = new Intl.ListFormat("en-GB");

export function SpecialPacket({ puzzle, count, unlocked, parts }: Props) {
  return (
    <div className="special-slot">
      <div className={unlocked ? undefined : "dimmed"} aria-hidden={unlocked ? undefined : true}>
        <SeedPacket
          bandClass={`band-${puzzle.id}`}
          className={unlocked ? "slot collected special" : "slot special"}
          level="h3"
          title={
            unlocked && count > 0 ? (
              <Link to={`/my-collections/detail/${puzzle.id}`} prefetch="intent">
                {puzzle.name}
              </Link>
            ) : (
              puzzle.name
            )
          }
          art={
            <>
              <svg className="twinkles" viewBox="0 0 24 24" shapeRendering="crispEdges" aria-hidden="true">
                <path d={TWINKLES} />
              </svg>
              <img src={artPath(puzzle.id)} width="240" height="240" alt="" />
            </>
          }
        />
      </div>
      {!unlocked && <p className="muted">{`Collect ${LIST.format(parts)} to unlock ${puzzle.name}.`}</p>}
    </div>
  );
}
