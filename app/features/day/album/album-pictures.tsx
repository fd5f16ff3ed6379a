import { RIBBON } from "~/features/collection/ribbon-sprite";
import { PixelArt } from "~/ui/pixel-art";
import type { AlbumShown } from "./album-shown";
import "./album.css";

export function AlbumPictures({ pictures }: Pick<AlbumShown, "pictures">) {
  return (
    <svg className="album-pictures" width="0" height="0" aria-hidden="true" focusable="false">
      {pictures.map(({ id, colors, mask }) => (
        <symbol key={id} id={id} viewBox="0 0 24 24">
          {mask && <path className="day-mask" d={mask} />}
          {colors.map(({ color, d }) => (
            <path key={color} stroke={color} d={d} />
          ))}
        </symbol>
      ))}
    </svg>
  );
}

export function DayPicture({ day }: { day: AlbumShown["days"][string] | undefined }) {
  return (
    <span className="day-picture">
      {day?.picture && (
        <svg viewBox="0 0 24 24" shapeRendering="crispEdges" aria-hidden="true" focusable="false">
          <use href={`#${day.picture}`} />
        </svg>
      )}
      {day?.neat && <PixelArt rows={RIBBON} className="day-ribbon" />}
    </span>
  );
}
