import { artPath } from "~/features/puzzles/art-path";
import { PixelArt } from "~/ui/pixel-art";
import { GARDEN_SPRITES } from "./garden-sprites";
import type { Shelf } from "./shelves";
import { SlotPlant } from "./slot-plant";
import "./garden.css";
import "./garden-ground.css";
import "./garden-sky.css";
import "./garden-visitors.css";
import "./garden-motion.css";

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
      <p className="muted">{company.text}</p>
    </>
  );
}
