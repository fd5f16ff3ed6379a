import { ButtonLink } from "~/ui/form/button";
import { Icon } from "~/ui/icon";
import "~/features/access/account.css";
import "~/styles/prose.css";

const CONTENTS = [
  "Your account: e-mail address, time zone and settings; your profile with its body data, and your picture",
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
        <p>One JSON file with all that is stored about you. Another Pixelplate server can read it.</p>
        <a className="button primary" href="/api/user/export?format=json" download>
          <Icon name="download" />
          Download everything
        </a>
        <p>It holds:</p>
        <div className="prose">
          <ul>
            {CONTENTS.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
        <p className="muted small">
          Passwords and the secrets of tokens are not in it. Programs read it by its{" "}
          <a href="/api/export.schema.json">schema</a>.
        </p>
      </section>
      <section className="account-section" aria-labelledby="sheets">
        <h2 id="sheets">For a spreadsheet</h2>
        <p>A ZIP file with four CSV tables: foods, days, weights and your collection.</p>
        <a className="button plain" href="/api/user/export?format=csv" download>
          <Icon name="download" />
          Download as CSV
        </a>
      </section>
      <section className="account-section" aria-labelledby="import">
        <h2 id="import">Bring data here</h2>
        <p>
          From such a JSON file, or from other programs. You see what is in a file before anything is added.
        </p>
        <ButtonLink to="/account/data/import" variant="plain">
          Import
        </ButtonLink>
      </section>
      <section className="account-section" aria-labelledby="delete">
        <h2 id="delete">Delete it</h2>
        <p>
          Your account and everything in it can be deleted for good. Download it before, if you want a copy.
        </p>
        <ButtonLink to="/account/delete" variant="plain">
          Delete account
        </ButtonLink>
      </section>
    </div>
  );
}
