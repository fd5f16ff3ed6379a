import { Link } from "@remix-run/react";
import { artPath } from "~/features/puzzles/palette";
import { SeedPacket } from "~/ui/seed-packet";
import { PuzzleSilhouette } from "./puzzle-card";
import type { Shelf, Slot } from "./shelves";
import "./slot.css";
import { Garden } from "./garden";
import { TWINKLES } from "./sprites";
import "./shelf.css";

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

export function ShelfSection({ shelf }: { shelf: Shelf }) {
  const { category, slots, special, collected, description } = shelf;
  const id = `shelf-${category.id}`;
  return (
    <section className={`shelf ${category.type}`} aria-labelledby={id}>
      <header className="shelf-head">
        <h2 id={id}>{category.title}</h2>
        <p className="shelf-progress">
          <svg
            viewBox={`0 0 ${slots.length * 3 - 1} 2`}
            width={slots.length * 18 - 6}
            height="12"
            shapeRendering="crispEdges"
            aria-hidden="true"
          >
            {slots.map(({ puzzle }, i) => (
              <rect key={puzzle.id} className={i < collected ? "done" : ""} x={i * 3} width="2" height="2" />
            ))}
          </svg>
          <span>
            {`${collected}/${slots.length}`}
            <span className="visually-hidden"> collected</span>
          </span>
        </p>
        <p className="shelf-description">{description}</p>
      </header>
      {special ? (
        <ul className="shelf-slots">
          {slots.map((slot) => (
            <li key={slot.puzzle.id}>
              <SlotPacket {...slot} />
            </li>
          ))}
        </ul>
      ) : (
        <Garden shelf={shelf} />
      )}
      {special && <SpecialPacket {...special} parts={slots.map(({ puzzle }) => puzzle.name)} />}
    </section>
  );
}
