import { Link } from "@remix-run/react";
import { useOnDay } from "~/ui/dialog/use-on-day";
import { Icon } from "~/ui/icon";
import type { ZoomRange } from "./zoom";

type Props = {
  range?: ZoomRange;
  zoom: number;
  onZoom: (zoom: number) => void;
  onFile: (file: File) => void;
  live: boolean;
  onShoot: () => void;
};

export function CameraControls({ range, zoom, onZoom, onFile, live, onShoot }: Props) {
  const onDay = useOnDay();
  return (
    <div className="camera-controls">
      {range && (
        <label className="zoom">
          <Icon name="zoom" />
          <input
            type="range"
            {...range}
            value={zoom}
            aria-label="Zoom"
            onChange={(event) => onZoom(event.target.valueAsNumber)}
          />
          <output>{zoom.toFixed(1)}×</output>
        </label>
      )}
      <label className="gallery">
        <input
          type="file"
          accept="image/*"
          onChange={({ target }) => target.files?.[0] && onFile(target.files[0])}
        />
        <Icon name="image" />
        <span>Gallery</span>
      </label>
      <button
        type="button"
        className="shutter"
        aria-label="Take photo"
        aria-disabled={!live}
        onClick={onShoot}
      />
      <Link className="type-barcode" to={onDay("/eat/scan-label?step=barcode")} replace>
        <Icon name="barcode" />
        <span>Barcode</span>
      </Link>
    </div>
  );
}
