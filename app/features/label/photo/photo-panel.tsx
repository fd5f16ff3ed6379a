import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { BarcodeForm } from "../barcode/barcode-form";
import { NotKnownYet } from "../barcode/not-known-yet";
import { CameraArt } from "../camera/camera-art";
import { PhotoForm } from "./photo-form";
import "~/styles/file-button.css";
import "./photo-panel.css";

type Props = {
  title: string;
  error?: string;
  unknown?: string;
  onFile?: (file: File) => void;
  children: ReactNode;
};

export function PhotoPanel({ title, error, unknown, onFile, children }: Props) {
  return (
    <section className={onFile ? "photo-panel" : "photo-panel waiting"} aria-labelledby="photo-panel-title">
      <div className="card">
        <CameraArt />
        <h2 id="photo-panel-title">{title}</h2>
        {unknown && <NotKnownYet barcode={unknown} />}
        {children}
        <PhotoForm error={error} onFile={onFile} />
        <p className="small muted">
          The photo is read once and never saved. <Link to="/what-leaves">What leaves the server</Link>
        </p>
        <BarcodeForm />
      </div>
    </section>
  );
}
