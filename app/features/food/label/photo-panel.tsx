import type { ReactNode } from "react";
import { CameraArt } from "./camera-art";
import { PhotoForm } from "./photo-form";

type Props = {
  title: string;
  error?: string;
  /** Left out until the page is awake. */
  onFile?: (file: File) => void;
  children: ReactNode;
};

/** In place of the camera picture: what is the matter, and the form for a photo. */
export function PhotoPanel({ title, error, onFile, children }: Props) {
  return (
    <section className={onFile ? "photo-panel" : "photo-panel waiting"} aria-labelledby="photo-panel-title">
      <div className="card">
        <CameraArt />
        <h2 id="photo-panel-title">{title}</h2>
        {children}
        <PhotoForm error={error} onFile={onFile} />
        <p className="small muted">The photo is read once and never saved.</p>
      </div>
    </section>
  );
}
