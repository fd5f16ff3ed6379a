import { renderToStaticMarkup } from "react-dom/server";
import type { MailKind } from "./mail-kind";

type MailWording = {
  subject: string;
  before: string[];
  action: string;
  after: string[];
};

export function mailWording(kind: MailKind, when: string): MailWording {
  if (kind === "confirm")
    return {
      subject: "Confirm your email address",
      before: ["Welcome to Pixelplate! Confirm that this address is yours and your account is ready."],
      action: "Confirm email address",
      after: [
        "The link works once, within 24 hours.",
        "If you did not sign up, do nothing: the account stays closed. If you want it anyway, open the link and choose your own password; the one typed at sign-up will not work.",
      ],
    };
  if (kind === "recovery")
    return {
      subject: "Reset your password",
      before: [
        "Someone asked for a new password for your Pixelplate account. If it was you, choose one here:",
      ],
      action: "Choose a new password",
      after: [
        "The link works once, within 30 minutes. The new password also ends passkeys, linked sign-ins, and the links to your picture and shares.",
        "If it was not you, do nothing: your password stays as it is.",
      ],
    };
  if (kind === "sign-in-added")
    return {
      subject: "A new way into your account",
      before: [
        `A passkey or a linked sign-in was added to your Pixelplate account on ${when}. If it was you, all is well.`,
      ],
      action: "It was not me: reset the password",
      after: [
        "A new password chosen by that link ends all passkeys and linked sign-ins, and the links to your picture and shares.",
      ],
    };
  return {
    subject: "Your password was changed",
    before: [`The password of your Pixelplate account was changed on ${when}. If it was you, all is well.`],
    action: "It was not me: reset the password",
    after: ["All other devices that were logged in to your account have been logged out."],
  };
}

type Props = { wording: MailWording; link: string; baseUrl: string };

// React would escape quotation marks and ">". The mail stays readable without the sheet.
const SHEET = `
body { margin: 0; padding: 24px 12px; background: #fff8e7; color: #2b1d12;
  font: 16px/1.5 Verdana, Helvetica, Arial, sans-serif; }
.card { max-width: 480px; margin: 0 auto; padding: 24px; background: #ffffff; border: 3px solid #2b1d12; }
.band { margin: -24px -24px 24px; padding: 12px 24px; background: #ffb279; border-bottom: 3px solid #2b1d12;
  color: #2b1d12; font-weight: bold; letter-spacing: 1px; }
h1 { margin: 0 0 16px; font-size: 22px; line-height: 1.3; }
p { margin: 0 0 16px; }
.button { display: inline-block; padding: 12px 24px; background: #3e6b1d; border: 3px solid #2b1d12;
  color: #ffffff; font-weight: bold; text-decoration: none; }
.small { color: #6a5340; font-size: 13px; word-break: break-word; }
.small a { color: #6a5340; }
.last { margin: 0; }
@media (prefers-color-scheme: dark) {
  body { background: #1a1410; color: #f8ebd6; }
  .card { background: #261d16; border-color: #8c7560; }
  .band { border-color: #8c7560; }
  .button { background: #a9c971; border-color: #8c7560; color: #1a1410; }
  .small, .small a { color: #cdb79c; }
}`;

function MailPage({ wording, link, baseUrl }: Props) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{wording.subject}</title>
        <style>{SHEET}</style>
      </head>
      <body>
        <div className="card">
          <p className="band">Pixelplate</p>
          <h1>{wording.subject}</h1>
          <Paragraphs texts={wording.before} />
          <p>
            <a className="button" href={link}>
              {wording.action}
            </a>
          </p>
          <Paragraphs texts={wording.after} />
          <p className="small">
            If the button does nothing, copy this address into your browser:
            <br />
            <a href={link}>{link}</a>
          </p>
          <p className="small last">Sent by Pixelplate at {baseUrl}</p>
        </div>
      </body>
    </html>
  );
}

const Paragraphs = ({ texts }: { texts: string[] }) => texts.map((text) => <p key={text}>{text}</p>);

type Cause = { kind: MailKind; token?: string; at: number; timeZone: string };
export type Letter = { subject: string; text: string; html: string; link: string };

export function composeMail({ kind, token, at, timeZone }: Cause, baseUrl: string): Letter {
  const wording = mailWording(kind, inWords(at, timeZone));
  const link = baseUrl + pathOf(kind, token);
  const { subject, before, action, after } = wording;
  return {
    subject,
    link,
    text: [...before, `${action}:\n${link}`, ...after, `Sent by Pixelplate at ${baseUrl}`, ""].join("\n\n"),
    html: `<!doctype html>${renderToStaticMarkup(<MailPage wording={wording} link={link} baseUrl={baseUrl} />)}`,
  };
}

function pathOf(kind: MailKind, token = "") {
  if (kind === "confirm") return `/confirm-email?token=${token}`;
  if (kind === "recovery") return `/reset-password?token=${token}&type=recovery`;
  return "/forgot-password";
}

const inWords = (at: number, timeZone: string) =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeStyle: "long", timeZone }).format(at);
