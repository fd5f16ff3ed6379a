import { Form } from "@remix-run/react";
import { Button } from "~/ui/button";
import { PixelArt } from "~/ui/pixel-art";
import "./camera-notice.css";

// A camera that looks at a label.
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

/** What the scanner needs the camera for, once, before it starts. */
export function CameraNotice() {
  return (
    <Form method="post" className="camera-notice">
      <PixelArt rows={ROWS} className="camera-art" />
      <p>
        To read a nutrition label the scanner needs access to your camera. Your browser will ask you to allow it.
      </p>
      <p>
        <strong>No images are saved.</strong> A photo is read once and then forgotten.
      </p>
      <Button variant="primary" pendingText="Ok">
        Ok
      </Button>
    </Form>
  );
}
