import { useSubmit } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useBarcodeWatch } from "~/features/label/barcode/barcode-camera.island";
import { useBarcodeReader, useLookUp } from "~/features/label/barcode/use-barcode.island";
import { CameraView } from "~/features/label/camera/camera-view.island";
import { useNavigation } from "~/ui/dialog/navigation.island";
import { useHydrated } from "~/ui/use-hydrated";
import type { ScanFailure } from "./label-reading";
import { photoOfFile } from "./photo.island";
import { PhotoPanel } from "./photo-form";

type Props = { failure?: ScanFailure; covered: boolean; unknown?: string };

/** The camera, or the photo while it is read; without a camera the form for a photo. */
export function Scanner({ failure, covered, unknown }: Props) {
  const awake = useHydrated();
  const submit = useSubmit();
  const sending = useNavigation().formData?.has("image") ?? false;
  const [photo, setPhoto] = useState<string>();
  const watch = useBarcodeWatch(unknown);
  const reader = useBarcodeReader();
  const lookUp = useLookUp();

  // biome-ignore lint/correctness/useExhaustiveDependencies: each failure anew
  useEffect(() => {
    if (!covered) setPhoto(undefined);
  }, [failure, covered]);

  useEffect(() => () => (photo ? URL.revokeObjectURL(photo) : undefined), [photo]);

  function send(image: Blob) {
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
        tips={!failure}
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
      error={failure?.toast.text}
      unknown={unknown}
      onFile={awake ? sendFile : undefined}
    >
      <p>Lay it flat, move close until the nutrition table fills the picture, and avoid glare.</p>
    </PhotoPanel>
  );
}
