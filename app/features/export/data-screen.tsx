import { ButtonLink, Icon } from "~/ui/controls";
import "~/features/access/account.css";
import "~/styles/prose.css";

const CONTENTS = [
  "Your account: email address, time zone and settings; your profile with its body data, and your picture",
  "Every food you logged, with its parts, amounts and time",
  "Your goals, and each day with its totals and puzzle",
  "Your collection, with the days on which you collected each puzzle",
  "Saved foods and meals, foods of barcodes, and the descriptions you confirmed",
  "Your weights and reminders",
  "Where you are logged in, your API tokens and your imports",
];

export function DataScreen() {
  return (
    <div className="account-screen">
      <section className="account-section" aria-labelledby="download">
        <h2 id="download">Download everything</h2>
        <p>One file with everything stored about you. Another Pixelplate can import it.</p>
        <a className="button" href="/api/user/export?format=json" download>
          <Icon name="download" />
          Download everything
        </a>
        <p>Includes:</p>
        <div className="prose">
          <ul>
            {CONTENTS.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <p className="muted small">
          Passwords and tokens aren’t in it. For programs, here is its{" "}
          <a href="/api/export.schema.json">schema</a>.
        </p>
      </section>
      <section className="account-section" aria-labelledby="sheets">
        <h2 id="sheets">For a spreadsheet</h2>
        <p>A ZIP file of four CSV tables: foods, days, weights and your collection.</p>
        <a className="button plain" href="/api/user/export?format=csv" download>
          <Icon name="download" />
          Download as CSV
        </a>
      </section>
      <section className="account-section" aria-labelledby="import">
        <h2 id="import">Import</h2>
        <p>From another Pixelplate, or from other apps. You see a preview before anything is added.</p>
        <ButtonLink to="/account/data/import" variant="plain">
          Import your history
        </ButtonLink>
      </section>
      <section className="account-section" aria-labelledby="delete">
        <h2 id="delete">Delete account</h2>
        <p>This deletes your account and everything in it for good. Download a copy first if you want one.</p>
        <ButtonLink to="/account/delete" variant="plain">
          Delete account
        </ButtonLink>
      </section>
    </div>
  );
}
