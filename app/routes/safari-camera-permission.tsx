import type { MetaFunction } from "@remix-run/react";
import type { ReactNode } from "react";
import { Page } from "~/ui/page";
import "~/styles/static-pages.css";

export const meta: MetaFunction = () => [
  { title: "Camera permission · Pixelplate" },
  { name: "description", content: "How to let your browser use the camera for scanning labels." },
];

export const handle = { scripts: false };

export default function CameraPermission() {
  return (
    <Page title="Camera permission">
      <div className="prose">
        <p>
          Tired of being asked each time you scan a label? Tell your browser once. You need to have used label
          scanning at least once before, or the setting isn’t there yet.
        </p>
        <fieldset className="tabs">
          <legend className="visually-hidden">Your browser</legend>
          <Tab id="safari" name="Safari" chosen>
            <Step title="Open the camera settings">
              On your iPhone or iPad open <Path steps={["Settings", "Apps", "Safari", "Camera"]} />.
            </Step>
            <Step title="Allow Pixelplate">
              Under camera access pick this site, then tap <strong>Allow</strong>.
            </Step>
          </Tab>
          <Tab id="chrome" name="Chrome">
            <Step title="Open the site’s settings">
              Tap the icon left of the address, then <Path steps={["Permissions", "Camera"]} />. On an iPhone
              open <Path steps={["Settings", "Apps", "Chrome"]} /> instead.
            </Step>
            <Step title="Allow Pixelplate">
              Switch <strong>Camera</strong> on, then load the page again.
            </Step>
          </Tab>
          <Tab id="edge" name="Edge">
            <Step title="Open the site’s settings">
              Tap the lock left of the address, then <Path steps={["Permissions", "Camera"]} />.
            </Step>
            <Step title="Allow Pixelplate">
              Choose <strong>Allow</strong>, then load the page again.
            </Step>
          </Tab>
          <Tab id="other" name="Other">
            <Step title="Open the site’s settings">
              Most browsers keep them behind the icon beside the address, or under{" "}
              <Path steps={["Settings", "Sites"]} />.
            </Step>
            <Step title="Allow Pixelplate">
              Find <strong>Camera</strong>, choose <strong>Allow</strong>, and load the page again. No such
              setting? Scan Label also takes a photo from your gallery.
            </Step>
          </Tab>
        </fieldset>
      </div>
    </Page>
  );
}

/** A radio button that looks like a tab, and what it shows: works without JavaScript. */
function Tab({
  id,
  name,
  chosen,
  children,
}: {
  id: string;
  name: string;
  chosen?: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <label className="chip">
        <input type="radio" name="browser" value={id} defaultChecked={chosen} />
        <span>{name}</span>
      </label>
      <ol className="tab-panel">{children}</ol>
    </>
  );
}

function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className="card">
      <h2>{title}</h2>
      <p>{children}</p>
    </li>
  );
}

function Path({ steps }: { steps: string[] }) {
  return <strong>{steps.join(" > ")}</strong>;
}
