import type { MailKind } from "./mail-kind";

export type MailWording = {
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
        "The link works once, within 30 minutes. The new password also ends passkeys and linked sign-ins.",
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
      after: ["A new password chosen by that link ends all passkeys and linked sign-ins."],
    };
  return {
    subject: "Your password was changed",
    before: [`The password of your Pixelplate account was changed on ${when}. If it was you, all is well.`],
    action: "It was not me: reset the password",
    after: ["All other devices that were logged in to your account have been logged out."],
  };
}
