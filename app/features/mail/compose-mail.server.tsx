import { renderToStaticMarkup } from "react-dom/server";
import type { MailKind } from "./mail-kind";
import { MailPage, mailWording } from "./mail-page";

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
