import { artPath } from "~/features/puzzles/art-path";
import "./celebrate.css";

export function Celebrate() {
  return (
    <section className="celebrate band-salmon_nigiri_boy" aria-labelledby="celebrate">
      <div className="celebrate-text">
        <h2 id="celebrate">Celebrate and share what you achieved</h2>
        <p>
          Finished puzzles stay in your collection, with the day and the grams that made them, and a garden
          comes alive around them. Some belong together: a salmon and a bowl of sushi rice wake someone new.
        </p>
        <p>When you are proud of one, save it as a picture or send a link that opens without an account.</p>
      </div>
      <div className="celebrate-show" aria-hidden="true">
        <p className="sum">
          <img src={artPath("salmon")} alt="" width="96" height="96" loading="lazy" />
          <span>+</span>
          <img src={artPath("sushi_rice")} alt="" width="96" height="96" loading="lazy" />
          <span>=</span>
        </p>
        <div className="frame result">
          <p className="small">New Pixel Art Unlocked!</p>
          <img src={artPath("salmon_nigiri_boy")} alt="" width="240" height="240" loading="lazy" />
          <p className="result-name">Salmon Nigiri Boy</p>
        </div>
      </div>
      <picture className="celebrate-garden">
        <source media="(min-width: 48rem)" srcSet="/screenshots/garden-wide.png" width="1024" height="299" />
        <img src="/screenshots/garden.png" alt="" width="358" height="369" loading="lazy" />
      </picture>
    </section>
  );
}
