import { PixelArt } from "~/ui/pixel-art";
import type { Welcome } from "./welcome.server";
import "./welcome.css";

/** What greets before the day's first food, what the night left, and what the last month brought. */
export function WelcomeNote({ greeting, night, news }: Welcome) {
  if (!greeting && !night && !news) return null;
  return (
    <div className="welcome-note">
      {night && <PixelArt rows={night.sprite} />}
      <div>
        {greeting && <p>{greeting}</p>}
        {night && <p className="muted small">Overnight, {night.text}.</p>}
        {news && <p>{news}</p>}
      </div>
    </div>
  );
}
