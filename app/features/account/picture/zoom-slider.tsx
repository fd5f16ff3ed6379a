import { type InputHTMLAttributes, type ReactNode, useId } from "react";
import { FieldFrame, noteProps } from "~/ui/form/field";
import { ZOOM_MAX, ZOOM_MIN } from "./avatar";

type Props = InputHTMLAttributes<HTMLInputElement> & { hint?: ReactNode; error?: string[] };

/** How much of the picture's side is cut off: 1 (nothing) to 3. */
export function ZoomSlider({ hint, error, ...input }: Props) {
  const id = useId();
  return (
    <FieldFrame id={id} label="Zoom" hint={hint} error={error}>
      <input
        type="range"
        className="slider"
        min={ZOOM_MIN}
        max={ZOOM_MAX}
        step="0.1"
        {...input}
        id={id}
        {...noteProps(id, { error, hint })}
      />
    </FieldFrame>
  );
}
