import { useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import Cropper, { type Area } from "react-easy-crop";
import { Button } from "~/ui/controls";
import "react-easy-crop/react-easy-crop.css";
import { ZOOM_MAX, ZOOM_MIN } from "./avatar";
import { type Cropped, type Opened, previewOf } from "./open-picture.island";
import { ZoomSlider } from "./zoom-slider";

export type CropDialogProps = {
  picture: Opened;
  onDone: (cropped: Cropped) => void;
  onCancel: () => void;
};

/** Drag, pinch, arrow keys or the slider choose the round part of the picture that is shown. */
export function CropDialog({ picture, onDone, onCancel }: CropDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState<number>(ZOOM_MIN);
  const area = useRef<{ percent: Area; pixels: Area }>();

  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal();
    // Closed before it is taken away, so that the focus goes back to where it was.
    return () => node?.close();
  }, []);

  useEffect(() => () => URL.revokeObjectURL(picture.url), [picture]);

  function done() {
    if (!area.current) return onCancel();
    const { percent, pixels } = area.current;
    onDone({
      x: percent.x.toFixed(4),
      y: percent.y.toFixed(4),
      zoom: zoom.toFixed(4),
      preview: previewOf(picture.canvas, pixels),
    });
  }

  return (
    <dialog
      ref={dialog}
      className="dialog crop-dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
    >
      <div className="dialog-panel">
        <header className="dialog-head">
          <h2 id={titleId}>Crop Picture</h2>
        </header>
        <div className="dialog-body">
          <div className="crop-stage">
            <Cropper
              image={picture.url}
              crop={crop}
              zoom={zoom}
              minZoom={ZOOM_MIN}
              maxZoom={ZOOM_MAX}
              aspect={1}
              cropShape="round"
              showGrid={false}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropAreaChange={(percent, pixels) => {
                area.current = { percent, pixels };
              }}
              cropperProps={{
                role: "group",
                "aria-label": "Part of the picture: drag it, or move it with the arrow keys",
              }}
              mediaProps={{ alt: "" }}
              disableAutomaticStylesInjection
            />
          </div>
          <ZoomSlider value={zoom} onChange={(event) => setZoom(event.currentTarget.valueAsNumber)} />
          <div className="form-buttons">
            <Button type="button" onClick={done}>
              Done
            </Button>
            <Button type="button" variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          </div>
        </div>
      </div>
    </dialog>
  );
}
