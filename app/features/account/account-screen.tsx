import { Form, Link } from "@remix-run/react";
import { Button, ButtonLink } from "~/ui/form/button";
import { Icon } from "~/ui/icon";
import { FooterLinks } from "~/ui/page";
import { useShell } from "~/ui/side-menu";
import { Avatar } from "./avatar-fields";
import {
  EnergyForm,
  HoursForm,
  NumbersForm,
  SafariNotice,
  ThemeForm,
  WeightSwitch,
} from "./preferences-forms";
import "~/features/access/account.css";

/** The foot of the Account page, in place of the ordinary one: the same links, and the last one. */
export function AccountFooter() {
  const { contactEmail } = useShell();
  return (
    <footer className="account-footer">
      <p>
        Questions or feedback? Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
      <FooterLinks>
        <li>
          <Link to="/account/delete" preventScrollReset>
            Delete Account
          </Link>
        </li>
      </FooterLinks>
    </footer>
  );
}

type Props = {
  nickname: string | null;
  email: string;
  avatar: string | null;
  timeZone: string;
  timeZones: string[];
  dayStart: number;
  safariNotice: boolean;
  logsWeight: boolean;
  /** What can open the account. */
  ways: { password: boolean; passkeys: boolean; provider: boolean };
};

/** An address that breaks before its @ first. */
function BreakableEmail({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

export function AccountScreen({ nickname, email, avatar, safariNotice, logsWeight, ways, ...hours }: Props) {
  return (
    <div className="account-screen">
      <section className="card identity" aria-label="You">
        <Avatar nickname={nickname} email={email} src={avatar} />
        <div>
          <p className="nickname">{nickname || "Your Name"}</p>
          <p className="muted">
            <BreakableEmail email={email} />
          </p>
        </div>
      </section>
      {safariNotice && <SafariNotice />}
      <div className="account-buttons">
        <ButtonLink to="/account/goal" preventScrollReset>
          Update Nutrition Goal
        </ButtonLink>
        {ways.password && (
          <ButtonLink to="/account/password" variant="plain" preventScrollReset>
            Change Password
          </ButtonLink>
        )}
        {ways.passkeys && (
          <ButtonLink to="/account/passkeys" variant="plain">
            Passkeys
          </ButtonLink>
        )}
        {ways.provider && (
          <a className="button plain" href="/account/sign-ins">
            Sign-ins
          </a>
        )}
        <Form method="post" action="/log-out" reloadDocument>
          <Button variant="plain" pendingText="Signing out...">
            Sign Out
          </Button>
        </Form>
      </div>
      <section className="account-section" aria-labelledby="trends">
        <h2 id="trends">Trends</h2>
        <p>Your averages beside your goals, and the foods you eat most.</p>
        <ButtonLink to="/trends" variant="plain">
          See your trends
        </ButtonLink>
      </section>
      <section className="account-section" aria-labelledby="this-app">
        <h2 id="this-app">Preferences</h2>
        <ThemeForm />
        <EnergyForm />
        <NumbersForm />
        <HoursForm {...hours} />
      </section>
      <section className="account-section" aria-labelledby="weight">
        <h2 id="weight">Weight</h2>
        {logsWeight && (
          <ButtonLink to="/weight" variant="plain">
            Open weight
          </ButtonLink>
        )}
        <WeightSwitch on={logsWeight} />
      </section>
      <section className="account-section" aria-labelledby="reminders">
        <h2 id="reminders">Reminders</h2>
        <p>Up to three times a day, when a meal is still missing. Off until you switch them on.</p>
        <ButtonLink to="/account/reminders" variant="plain" preventScrollReset>
          Reminders
        </ButtonLink>
      </section>
      <section className="account-section" aria-labelledby="share-links">
        <h2 id="share-links">Share links</h2>
        <p>Anyone with a link you shared can open it. Making a new link turns off all the old ones.</p>
        <ButtonLink to="/account/share-link" variant="plain" preventScrollReset>
          Make a new share link
        </ButtonLink>
      </section>
      <section className="account-section" aria-labelledby="programs">
        <h2 id="programs">Programs</h2>
        <p>Your own programs can log food and read your days through the API.</p>
        <ButtonLink to="/account/tokens" variant="plain" preventScrollReset>
          API tokens
        </ButtonLink>
        <ButtonLink to="/account/picture" variant="plain" preventScrollReset>
          Today’s picture elsewhere
        </ButtonLink>
      </section>
      <section className="account-section" aria-labelledby="your-data">
        <h2 id="your-data">Your data</h2>
        <p>Download everything that is stored about you, for your own records or another server.</p>
        <ButtonLink to="/account/data" variant="plain">
          <Icon name="download" />
          Your data
        </ButtonLink>
      </section>
      <AccountFooter />
    </div>
  );
}
