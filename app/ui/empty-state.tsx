import type { ReactNode } from "react";
import { PixelArt } from "./pixel-art";
import { PIXEL_STRIPS } from "./pixel-strips";

export type EmptyPicture = keyof typeof PIXEL_STRIPS;

type Props = {
  picture: EmptyPicture;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  level?: "h1" | "h2" | "h3";
};

export function EmptyState({ picture, title, text, action, level: Title = "h2" }: Props) {
  return (
    <div className="empty-state">
      <PixelArt rows={PIXEL_STRIPS[picture]} className="strip" />
      <Title>{title}</Title>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
