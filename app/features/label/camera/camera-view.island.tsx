import { Link, useSubmit } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import {
  type BarcodeWatch,
  type LazyBarcodeReader,
  useBarcodeCamera,
  useBarcodeReader,
  useBarcodeWatch,
  useLookUp,
} from "~/features/label/barcode/barcode-camera.island";
import { NotKnownYet } from "~/features/label/barcode/barcode-form";
import type { UnknownBarcode } from "~/features/label/barcode/product";
import { PHOTO_MAX_BYTES, photoOfFile, photoOfGuide } from "~/features/label/photo.island";
import { PhotoPanel } from "~/features/label/photo-form";
import { Button, Icon, useHydrated, useOnDay } from "~/ui/controls";
import { useCamera, useCameraFocus } from "./camera.island";
import { pinchedZoom, useCameraZoom, useGestures, type ZoomRange } from "./zoom.island";
import "./camera.css";
import { LABEL_MESSAGES, type ScanFailure } from "~/features/label/label-reading";
import { useNavigation } from "~/ui/dialog/navigation.island";
import { showToast } from "~/ui/toast-region";

type Props = {
  range?: ZoomRange;
  zoom: number;
  onZoom: (zoom: number) => void;
  onFile: (file: File) => void;
  live: boolean;
  onShoot: () => void;
};

function CameraControls({ range, zoom, onZoom, onFile, live, onShoot }: Props) {
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

const TIPS_MS = 5000;

type CameraViewProps = {
  problem?: string;
  unknown?: UnknownBarcode;
  watch: BarcodeWatch;
  reader: LazyBarcodeReader;
  onBarcode: (barcode: string) => void;
  onPhoto: (photo: Blob) => void;
  onFile: (file: File) => void;
};

function CameraView({ problem, unknown, watch, reader, onBarcode, onPhoto, onFile }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const guide = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLDivElement>(null);
  const { state, track, retry } = useCamera(video);
  const { range, zoom, zoomTo } = useCameraZoom(track);
  useBarcodeCamera(video, track, watch, reader, onBarcode);
  const focusAt = useCameraFocus(track, ring);
  const [tipsShown, hideTips] = useTips(!problem && state === "live");
  const pinchFrom = useRef(zoom);
  const gestures = useGestures({
    onTap: (x, y, view) => {
      hideTips();
      focusAt(x, y, view);
    },
    onPinchStart: () => {
      pinchFrom.current = zoom;
    },
    onPinch: (from, to) => {
      hideTips();
      zoomTo(pinchedZoom(pinchFrom.current, from, to));
    },
  });
  const broken = state === "denied" || state === "missing";

  async function shoot() {
    if (state === "live" && video.current && guide.current)
      onPhoto(await photoOfGuide(video.current, guide.current));
  }

  return (
    <>
      <div className="camera-view" hidden={broken} data-state={state}>
        <video ref={video} muted playsInline aria-label="Camera" />
        <div className="camera-stage" {...gestures}>
          <div className="guide" ref={guide} />
          <div className="focus-ring" ref={ring} hidden />
        </div>
        <div className="camera-words" role="status">
          {tipsShown && !unknown && (
            <p>Fill the frame with the nutrition table. Tap to focus, pinch to zoom.</p>
          )}
          {problem && state === "live" && <p>{problem}</p>}
          {unknown && !broken && <NotKnownYet unknown={unknown} />}
          {state === "starting" && <p>Starting the camera...</p>}
        </div>
        <CameraControls
          range={range}
          zoom={zoom}
          onZoom={(value) => {
            hideTips();
            zoomTo(value);
          }}
          onFile={onFile}
          live={state === "live"}
          onShoot={shoot}
        />
      </div>
      {broken && (
        <PhotoPanel
          title={state === "denied" ? "No Camera Permission" : "No camera found"}
          error={problem}
          unknown={unknown}
          onFile={onFile}
        >
          {state === "denied" ? <HowToAllow /> : <p>No camera was found, or another app is using it.</p>}
          <Button type="button" variant="plain" onClick={retry}>
            Try again
          </Button>
        </PhotoPanel>
      )}
    </>
  );
}

function HowToAllow() {
  return (
    <p>
      Please allow camera access in your browser settings.{" "}
      <a href="/safari-camera-permission" target="_blank" rel="noopener">
        How to do that
      </a>
      . You can use a photo instead.
    </p>
  );
}

function useTips(wanted: boolean): [shown: boolean, hide: () => void] {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    const timer = setTimeout(() => setOver(true), TIPS_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  return [wanted && !over, () => setOver(true)];
}

type ScannerProps = { failure?: ScanFailure; covered: boolean; unknown?: UnknownBarcode };

/** The camera, or the photo while it is read; without a camera the form for a photo. */
export function Scanner({ failure, covered, unknown }: ScannerProps) {
  const awake = useHydrated();
  const submit = useSubmit();
  const sending = useNavigation().formData?.has("image") ?? false;
  const [photo, setPhoto] = useState<string>();
  const [unsent, setUnsent] = useState<string>();
  const problem = unsent ?? failure?.toast.text;
  const watch = useBarcodeWatch(unknown?.barcode);
  const reader = useBarcodeReader();
  const lookUp = useLookUp();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure anew
  useEffect(() => {
    if (!covered) setPhoto(undefined);
  }, [failure, covered]);

  useEffect(() => () => (photo ? URL.revokeObjectURL(photo) : undefined), [photo]);

  function send(image: Blob) {
    const isTooLarge = image.size > PHOTO_MAX_BYTES;
    setUnsent(isTooLarge ? LABEL_MESSAGES.photoTooLarge : undefined);
    if (isTooLarge) return showToast({ type: "error", text: LABEL_MESSAGES.photoTooLarge });
    setPhoto(URL.createObjectURL(image));
    const form = new FormData();
    form.set("image", image, "label.jpg");
    submit(form, { method: "post", encType: "multipart/form-data" });
  }
  const sendFile = async (file: File) => send(await photoOfFile(file));

  if (photo)
    return (
      <figure className="photo-read">
        <img src={photo} alt="What is being read" />
        <figcaption role="status">{sending && "Analyzing..."}</figcaption>
      </figure>
    );
  if (awake && !covered && "mediaDevices" in navigator)
    return (
      <CameraView
        problem={problem}
        unknown={unknown}
        watch={watch}
        reader={reader}
        onBarcode={lookUp}
        onPhoto={send}
        onFile={sendFile}
      />
    );
  return (
    <PhotoPanel
      title="Take a photo of the label"
      error={problem}
      unknown={unknown}
      onFile={awake ? sendFile : undefined}
    />
  );
}
