import { PixelArt } from "~/ui/pixel-art";
import "./camera-art.css";

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
