import { Button } from "~/ui/controls";
import { PixelArt } from "~/ui/pixel-art";
import "./camera-art.css";
import { Form, Link } from "@remix-run/react";

const ROWS = [
  "......iiiiii......",
  ".....illllllgi....",
  ".iiiilllllllggiiii",
  "illllllllllllllggi",
  "illwwllliiiillllgi",
  "illwwlliddddillggi",
  "illlllidcccddilggi",
  "illlllidcwcddilggi",
  "illlllidccdddilggi",
  "illllllddddddllggi",
  "illlllliddddilllgi",
  "illllllliiiilllggi",
  "iggggggggggggggggi",
  ".iiiiiiiiiiiiiiii.",
];

export const CameraArt = () => <PixelArt rows={ROWS} className="camera-art" />;

export function CameraNotice() {
  return (
    <Form method="post" className="stack">
      <CameraArt />
      <p>
        To read a nutrition label the scanner needs access to your camera. Your browser will ask you to allow
        it.
      </p>
      <p>
        <strong>No images are saved.</strong> A photo is read once and then forgotten.
      </p>
      <Link className="field-hint" to="/what-leaves">
        What leaves the server
      </Link>
      <Button pendingText="Ok">Ok</Button>
    </Form>
  );
}
