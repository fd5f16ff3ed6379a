import { Refusal } from "~/http/refusal";
import { capital } from "~/platform/text";

/** Why signing in by the provider led nowhere, as it stands in the address of the log-in page. */
export type SsoProblem = keyof typeof SSO_PROBLEMS;

/** The status of each, and what is said; `name` is the provider's. */
export const SSO_PROBLEMS = {
  denied: [
    403,
    (name: string) => `You chose not to log in with ${name}, or it didn’t let you. Nothing was changed.`,
  ],
  expired: [
    400,
    (name: string) => `That log-in took too long or was already used. Please choose ${name} again.`,
  ],
  down: [503, (name: string) => `${name} doesn’t answer at the moment. Please try again in a minute.`],
  failed: [
    502,
    (name: string) =>
      `${name} sent an answer that can’t be trusted. Please try again; if it stays so, tell the person who runs this server.`,
  ],
  "no-email": [
    403,
    (name: string) =>
      `${name} didn’t tell us an email address, which a new account needs. Ask the person who runs it to release it.`,
  ],
  unverified: [
    403,
    (name: string) => `${name} doesn’t vouch for your email address yet. Verify it there, then come back.`,
  ],
  taken: [
    409,
    (name: string) =>
      `There is an account with your email address already. Log in to it as before, then link ${name} on the Account page.`,
  ],
  closed: [
    403,
    (name: string) =>
      `This server isn’t accepting new accounts, and no account is linked to yours at ${name}. Ask the person who runs it.`,
  ],
  uninvited: [410, () => "That invite is no longer valid, or it’s for another address."],
  unconfirmed: [
    403,
    () => "Please verify your email address by clicking the confirmation link sent to your inbox.",
  ],
  "too-often": [429, () => "Too many tries from your network. Please try again later."],
} as const satisfies Record<string, readonly [number, (name: string) => string]>;

export const isSsoProblem = (text: string | null | undefined): text is SsoProblem =>
  typeof text === "string" && Object.hasOwn(SSO_PROBLEMS, text);

export const ssoProblemText = (problem: SsoProblem, provider = "your sign-in"): string =>
  capital(SSO_PROBLEMS[problem][1](provider));

/** `detail` is for the log. */
export const ssoRefusal = (code: SsoProblem, detail?: string): Refusal =>
  new Refusal(SSO_PROBLEMS[code][0], code, {}, { code, detail });

export const SSO_TEXTS = {
  only: (name: string) => `Passwords are not used on this server. Log in with ${name}.`,
  logInAgain: "Please log in again to continue.",
  linked: "Your account is linked. From now on you can log in this way.",
  proved:
    "This is your account now. Its address was never confirmed, so its former password, devices and tokens have ended, and the links to its picture and shares.",
  linkedToOther: "That sign-in already belongs to another account here.",
  unlinked: "Unlinked",
  noneLinked: (name = "a sign-in") => `Once you have linked ${name}, it opens your account too.`,
  onlyWayIn: "This is the only way into your account.",
  lastWayIn: "This is the only way into your account. Set a password first.",
  gone: "That sign-in was already unlinked.",
  foundNobody: "That took too long. Please link it again.",
} as const;
