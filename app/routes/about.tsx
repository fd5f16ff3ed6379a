import type { MetaFunction } from "@remix-run/react";
import { Page } from "~/ui/page";
import { PixelArt } from "~/ui/pixel-art";
import { useShell } from "~/ui/shell/side-menu";
import "~/styles/static-pages.css";

export const meta: MetaFunction = () => [
  { title: "About · Pixelplate" },
  { name: "description", content: "Who makes Pixelplate, and how to reach us." },
];

export const handle = { scripts: false };

const TEAM = [
  { name: "Designer", role: "Draws the vegetables and decides where they grow", rows: portrait("o", "r") },
  { name: "Developer", role: "Counts the grams and lays the blocks", rows: portrait("b", "g") },
  { name: "Developer", role: "Keeps the soil watered and the server up", rows: portrait("y", "l") },
];

export default function About() {
  const { contactEmail } = useShell();
  return (
    <Page title="About">
      <div className="prose">
        <p className="notice">
          This page is a placeholder. The roles are real; names and portraits will follow.
        </p>
        <p>
          Pixelplate is a nutrition log that would rather be a garden. Every day you choose a puzzle, every
          meal fills some of its blocks, and every day that reaches its goals leaves you a picture. It keeps
          no score of the days that don’t.
        </p>
        <p>
          It is free software (AGPL 3.0) that anyone can host. This server stores what you log, sends it
          nowhere you don’t know of (<a href="/what-leaves">what leaves the server</a>), and has no ads and no
          trackers. It doesn’t track vitamins, water or exercise, and it isn’t medical advice.
        </p>
        <h2>The team</h2>
        <ul className="team">
          {TEAM.map(({ name, role, rows }) => (
            <li key={role} className="card">
              <PixelArt rows={rows} />
              <div>
                <h3>{name}</h3>
                <p className="muted">{role}</p>
              </div>
            </li>
          ))}
        </ul>
        <h2>Feedback</h2>
        <p>
          What works, what doesn’t, which vegetable is missing:{" "}
          <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      </div>
    </Page>
  );
}

function portrait(hair: string, shirt: string) {
  return ["..hhhh..", ".hhhhhh.", ".htttth.", ".hitith.", "..tttt..", "..tttt..", ".ssssss.", "ssssssss"].map(
    (row) => row.replaceAll("s", shirt).replaceAll("h", hair),
  );
}
