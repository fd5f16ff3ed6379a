import { Link, type MetaFunction, useLoaderData } from "@remix-run/react";
import { RetainedCopies } from "~/features/account/data-screens";
import { retentionDays } from "~/platform/backup/nightly-backup.server";
import { settings } from "~/platform/boot.server";
import { Page } from "~/ui/page";
import { useShell } from "~/ui/shell/side-menu";
import "~/styles/static-pages.css";

export const meta: MetaFunction = () => [
  { title: "Privacy Notice · Pixelplate" },
  { name: "description", content: "What Pixelplate stores about you, why, and how to delete it." },
];

export const handle = { scripts: false };

export const loader = () => ({
  backups: settings.backups && { keep: settings.backups.keep, days: retentionDays(settings) },
  looksUpBarcodes: settings.barcodeLookUp !== undefined,
  copiesBeforeUpdates: settings.databaseUrl.startsWith("file:"),
});

export default function PrivacyNotice() {
  const { looksUpBarcodes, ...copies } = useLoaderData<typeof loader>();
  const { contactEmail } = useShell();
  const mail = <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
  return (
    <Page title="Privacy Notice">
      <div className="prose">
        <p>
          By creating an account you consent to what this page says. Pixelplate is run by an independent
          project team, not by a registered company.
        </p>
        <h2>What is collected, and why</h2>
        <p>
          Basic user data: your email address, the body data you enter for your goal estimate, the weights you
          log if you turn that on, and your activity in Pixelplate (the food, goals and puzzles you log, and
          the puzzles you make). It is used only to run and improve the service.
        </p>
        <h2>Who sees it</h2>
        <p>
          Your data is stored securely and not shared with third parties. These things leave the server only
          when you ask for them:
        </p>
        <ul>
          <li>
            A description, or photos of a label or a meal, that you send for analysis may be read by the AI
            service this server is set up with. Photos are not saved.
          </li>
          {looksUpBarcodes && (
            <li>
              The digits of a barcode that this server doesn’t know are looked up at Open Food Facts, without
              anything about you, if you agreed to that or the operator of this server turned it on; you
              choose under Preferences.
            </li>
          )}
          <li>
            A reminder, if you turn reminders on, is sent encrypted to the push service of your browser’s
            maker, which sees when it is sent but can’t read it. The address of a browser is stored until it
            logs out.
          </li>
          <li>
            A share link shows one collected puzzle with its date, its grams (unless you hide numbers) and
            your nickname to anyone who opens it.
          </li>
        </ul>
        <p>
          The current settings of this server are on the page{" "}
          <Link to="/what-leaves">What leaves the server</Link>.
        </p>
        <h2>How to take it with you</h2>
        <p>
          On the page <Link to="/account/data">Your data</Link> you can download everything that is stored
          about you at any time, as files that other programs can read. Nobody else can download them.
        </p>
        <h2>How to delete it</h2>
        <p>
          Choose ‘Delete Account’ on the <Link to="/account">Account page</Link>: your account and all its
          data are deleted, and your share links stop working. You can also ask for deletion by email to{" "}
          {mail}.
        </p>
        <h2>Backups</h2>
        <RetainedCopies {...copies} />
      </div>
    </Page>
  );
}
