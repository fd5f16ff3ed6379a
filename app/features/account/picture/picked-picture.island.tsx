import { type ChangeEvent, type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import type { CropDialogProps } from "./crop-dialog.island";
import { type Cropped, type Opened, openPickedPicture } from "./open-picture.island";

export type PickedPicture = {
  /** False where the crop dialog could not be loaded: then the zoom field stays. */
  canCrop: boolean;
  cropped: Cropped | undefined;
  onFile: (event: ChangeEvent<HTMLInputElement>) => void;
  cropDialog: ReactNode;
};

/** A file chosen in the field `name` is cropped in a dialog of its own; backing out of it chooses nothing. */
export function usePickedPicture(name: string): PickedPicture {
  const input = useRef<HTMLInputElement>();
  const [opened, setOpened] = useState<Opened>();
  const [cropped, setCropped] = useState<Cropped>();
  const [CropDialog, setCropDialog] = useState<ComponentType<CropDialogProps>>();
  const [canCrop, setCanCrop] = useState(true);

  async function open(field: HTMLInputElement) {
    input.current = field;
    setCropped(undefined);
    setOpened(undefined);
    const [file] = field.files ?? [];
    // One that can't be opened here goes to the server as it is, which says what is wrong with it.
    const picture = file && (await openPickedPicture(file));
    if (!picture || field.files?.[0] !== file) return;
    try {
      const { CropDialog: loaded } = await import("./crop-dialog.island");
      setCropDialog(() => loaded);
      setOpened(picture);
    } catch {
      setCanCrop(false);
    }
  }

  // A file can be chosen before the scripts are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was chosen by then.
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`input[type=file][name=${name}]`);
    if (field?.files?.length) void open(field);
  }, []);

  function done(result: Cropped) {
    if (opened?.smaller && input.current) input.current.files = opened.smaller;
    setCropped(result);
    setOpened(undefined);
  }

  function cancel() {
    if (input.current) input.current.value = "";
    setOpened(undefined);
  }

  const cropDialog = opened && CropDialog && <CropDialog picture={opened} onDone={done} onCancel={cancel} />;
  const onFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => void open(currentTarget);
  return { canCrop, cropped, onFile, cropDialog };
}
