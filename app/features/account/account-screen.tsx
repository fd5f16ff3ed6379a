import { Form, Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { Avatar } from "~/features/account/picture/avatar-fields";
import { useEnergy, useHidesNumbers } from "~/features/nutrition/use-numbers";
import { ButtonLink, Icon, type IconName } from "~/ui/controls";
import { FooterLinks } from "~/ui/page";
import { useShell } from "~/ui/shell/side-menu";
import { SafariNotice, useTheme } from "./preferences-forms";
import "~/features/access/account.css";
import "./rows.css";

/** The foot of the Account page, in place of the ordinary one: the same links, and the last one. */
function AccountFooter() {
  const { contactEmail } = useShell();
  return (
    <footer className="account-footer">
      <p>
        Questions or feedback? <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
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

type RowProps = { icon: IconName; text: string; value?: string | null };

const RowContent = ({ icon, text, value }: RowProps) => (
  <>
    <Icon name={icon} />
    <span className="row-text">{text}</span>
    {value && <span className="row-value">{value}</span>}
  </>
);

/** `dialog`: it opens over this page. `whole`: the browser loads it, as its route is not among the scripts. */
const Row = ({ to, dialog, whole, ...row }: RowProps & { to: string; dialog?: boolean; whole?: boolean }) => (
  <li>
    <Link to={to} preventScrollReset={dialog} reloadDocument={whole} className="row-link">
      <RowContent {...row} />
      <Icon name="chevron-right" />
    </Link>
  </li>
);

const Rows = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className="rows" aria-label={label}>
    {children}
  </ul>
);

type Props = {
  nickname: string | null;
  email: string;
  avatar: string | null;
  /** The calories in force, null while numbers are hidden. */
  goal: string | null;
  safariNotice: boolean;
  logsWeight: boolean;
  reminds: boolean;
  passkeys: number;
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

const onOff = (isOn: boolean) => (isOn ? "On" : "Off");

export function AccountScreen({ nickname, email, avatar, ...rest }: Props) {
  return (
    <div className="account-page">
      <section className="card identity" aria-label="You">
        <Avatar nickname={nickname} email={email} src={avatar} />
        <div>
          <p className="nickname">{nickname || "Your Name"}</p>
          <p className="muted">
            <BreakableEmail email={email} />
          </p>
        </div>
        <ButtonLink to="/account/profile" variant="quiet" preventScrollReset>
          <Icon name="edit" />
          Edit
        </ButtonLink>
      </section>
      <AccountRows {...rest} />
      <AccountFooter />
    </div>
  );
}

type AccountRowsProps = Omit<Props, "nickname" | "email" | "avatar">;

export const AppsScreen = ({ webhook }: { webhook: string | null }) => (
  <div className="account-page">
    <p>Log food and read your days from other programs and screens.</p>
    <Rows label="Apps and API">
      <Row to="/account/tokens" dialog icon="key" text="API tokens" />
      <Row to="/account/picture" dialog icon="image" text="Picture link for widgets" />
      <Row to="/account/webhook" dialog icon="external" text="Webhook" value={webhook} />
      <Row to="/api/docs" icon="code" text="API guide" />
    </Rows>
  </div>
);

function AccountRows({ goal, safariNotice, logsWeight, reminds, passkeys, ways }: AccountRowsProps) {
  const { text: theme } = useTheme();
  const energy = useEnergy() === "kj" ? "kJ" : "kcal";
  const preferences = [...(useHidesNumbers() ? [] : [energy]), theme, "house"].join(", ");
  return (
    <>
      <Rows label="Every day">
        {safariNotice && <SafariNotice />}
        <Row to="/account/goal" dialog icon="goal" text="Update Nutrition Goal" value={goal} />
        <Row to="/trends" icon="chart" text="Trends" />
        <Row to="/account/reminders" dialog icon="bell" text="Reminders" value={onOff(reminds)} />
        <Row to="/weight" icon="scale" text="Weight" value={onOff(logsWeight)} />
        <Row to="/account/preferences" icon="sliders" text="Preferences" value={preferences} />
      </Rows>
      <Rows label="Your account">
        {ways.password && <Row to="/account/password" dialog icon="lock" text="Change Password" />}
        {ways.passkeys && <Row to="/account/passkeys" icon="key" text="Passkeys" value={`${passkeys}`} />}
        {ways.provider && <Row to="/account/sign-ins" icon="log-in" text="Sign-ins" whole />}
        <Row to="/account/share-link" dialog icon="link" text="Share links" />
        <Row to="/account/data" icon="download" text="Your data" value="Import, download" />
        <Row to="/account/apps" icon="code" text="Apps and API" value="Webhook, picture" />
        <li>
          <Form method="post" action="/log-out" reloadDocument>
            <button type="submit" className="row-link">
              <RowContent icon="log-out" text="Sign Out" />
            </button>
          </Form>
        </li>
      </Rows>
    </>
  );
}
