import { Link } from "@remix-run/react";
import { artPath } from "~/features/puzzles/puzzle";
import { PuzzleSilhouette } from "./puzzle-card";
import type { Shelf, Slot } from "./shelves";
import "./plant.css";
import { PixelArt } from "~/ui/pixel-art";
import type { NightFind } from "./garden/night";
import { GARDEN_SPRITES, TWINKLES } from "./garden/sprites";
import "./garden/garden.css";
import "./garden/garden-ground.css";
import "./garden/garden-sky.css";
import "./garden/garden-visitors.css";
import "./garden/garden-motion.css";
import { SeedPacket } from "~/ui/seed-packet";
import "./slot.css";
import "./shelf.css";

type SlotProps = Slot & { find?: NightFind };

function ShelfSlot({ puzzle, count, silhouette, find }: SlotProps) {
  const found = find && <PixelArt rows={find.sprite.map((row) => row.padEnd(10, "."))} className="find" />;
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
        {found}
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
      {found}
    </li>
  );
}

type GardenProps = { shelf: Shelf; night?: NightFind };

function Garden({ shelf: { category, slots, collected, company }, night }: GardenProps) {
  const bloom = Math.ceil((3 * collected) / slots.length);
  return (
    <>
      <div className={`garden frame ${category.id} bloom-${bloom} sky-${night?.sky ?? 0}`}>
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
          {slots.map((slot, i) => (
            <ShelfSlot key={slot.puzzle.id} {...slot} find={i === 1 ? night : undefined} />
          ))}
        </ul>
        <div className="garden-visitors" aria-hidden="true">
          {company.visitors.map(({ sprite }) => (
            <PixelArt key={sprite} rows={GARDEN_SPRITES[sprite]} className={sprite} />
          ))}
        </div>
      </div>
      <p className={collected < slots.length ? "small" : "visually-hidden"}>
        {company.text} {night?.text}
      </p>
    </>
  );
}

function SlotPacket({ puzzle, count, silhouette }: Slot) {
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

function SpecialPacket({ puzzle, count, unlocked }: NonNullable<Shelf["special"]>) {
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
    </div>
  );
}

const Progress = ({ slots, collected }: Pick<Shelf, "slots" | "collected">) => (
  <p className="shelf-progress">
    <svg
      viewBox={`0 0 ${slots.length * 3 - 1} 2`}
      width={slots.length * 12 - 4}
      height="8"
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
);

function ShelfContent({ shelf, night }: GardenProps) {
  const { category, slots, special, description } = shelf;
  return (
    <div className={`shelf ${category.type}`}>
      {special ? (
        <ul className="shelf-slots">
          {slots.map((slot) => (
            <li key={slot.puzzle.id}>
              <SlotPacket {...slot} />
            </li>
          ))}
        </ul>
      ) : (
        <Garden shelf={shelf} night={night} />
      )}
      {special && <SpecialPacket {...special} />}
      <p className="muted small">{description}</p>
    </div>
  );
}

export function OpenShelf({ shelf, night }: GardenProps) {
  const id = `shelf-${shelf.category.id}`;
  return (
    <section className="open-shelf" aria-labelledby={id}>
      <header className="shelf-head">
        <h2 id={id}>{shelf.category.title}</h2>
        <Progress {...shelf} />
      </header>
      <ShelfContent shelf={shelf} night={night} />
    </section>
  );
}

/** A tile that opens its shelf, also when an address names it: its anchor lies inside. */
export function ShelfTile({ shelf }: { shelf: Shelf }) {
  const { id, title } = shelf.category;
  return (
    <section className="shelf-tile" aria-labelledby={`tile-${id}`}>
      <details>
        <summary>
          <Scene shelf={shelf} />
          <h2 id={`tile-${id}`}>{title}</h2>
          <Progress {...shelf} />
        </summary>
        <div id={`shelf-${id}`} className="shelf-anchor">
          <ShelfContent shelf={shelf} />
        </div>
      </details>
    </section>
  );
}

/** A cut-out of the shelf: of its first three, what is collected and the shapes of what isn't. */
const Scene = ({ shelf: { category, slots, special } }: { shelf: Shelf }) => (
  <span className={`tile-scene band-${category.id}${special ? " recipe" : ""}`} aria-hidden="true">
    {[...slots]
      .sort((a, b) => Number(b.count > 0) - Number(a.count > 0))
      .slice(0, 3)
      .map(({ puzzle, count, silhouette }) =>
        count > 0 ? (
          <img key={puzzle.id} src={artPath(puzzle.id)} width="240" height="240" alt="" loading="lazy" />
        ) : (
          <PuzzleSilhouette key={puzzle.id} path={silhouette} />
        ),
      )}
  </span>
);
