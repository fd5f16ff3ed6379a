import { Garden } from "./garden";
import type { Shelf } from "./shelves";
import { SlotPacket } from "./slot-packet";
import { SpecialPacket } from "./special-packet";
import "./shelf.css";

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
