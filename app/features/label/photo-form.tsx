import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { BarcodeForm, NotKnownYet } from "~/features/label/barcode/barcode-form";
import type { UnknownBarcode } from "~/features/label/barcode/product";
import { CameraArt } from "~/features/label/camera/camera-notice";
import { Button, Icon } from "~/ui/controls";
import { Field } from "~/ui/form/field";
import "./photo-panel.css";

type Props = { error?: string; onFile?: (file: File) => void };

function PhotoForm({ error, onFile }: Props) {
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="photo-form"
      onSubmit={(event) => {
        const file = new FormData(event.currentTarget).get("image");
        if (!onFile || !(file instanceof File) || file.size === 0) return;
        event.preventDefault();
        onFile(file);
      }}
    >
      <Field
        label="Photo of the label"
        name="image"
        type="file"
        accept="image/*"
        capture="environment"
        autoFocus={error !== undefined}
        error={error ? [error] : undefined}
      />
      <Button pendingText="Analyzing...">
        <Icon name="camera" /> Read label
      </Button>
    </Form>
  );
}

type PhotoPanelProps = {
  title: string;
  error?: string;
  unknown?: UnknownBarcode;
  onFile?: (file: File) => void;
  children?: ReactNode;
};

export function PhotoPanel({ title, error, unknown, onFile, children }: PhotoPanelProps) {
  return (
    <section className={onFile ? "photo-panel" : "photo-panel waiting"} aria-labelledby="photo-panel-title">
      <div className="card">
        <CameraArt />
        <h2 id="photo-panel-title">{title}</h2>
        {unknown && <NotKnownYet unknown={unknown} />}
        {children}
        <p>Lay the label flat, move close until the nutrition table fills the picture, and avoid glare.</p>
        <PhotoForm key={error} error={error} onFile={onFile} />
        <p className="small muted">
          The photo is read once and never saved. <Link to="/what-leaves">What leaves the server</Link>
        </p>
        <BarcodeForm />
      </div>
    </section>
  );
}
