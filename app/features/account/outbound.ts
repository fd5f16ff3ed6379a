import type { Settings } from "~/platform/settings/settings.server";

/** Something that may leave the server: what, when, and to whom. `to` is null when it stays. */
export type OutboundService = { what: string; when: string; to: string | null };

type Services = Pick<Settings, "ai" | "barcodeLookUp" | "labelOcr" | "oidc" | "reminders" | "smtpUrl">;

/** All that leaves a server with these settings. No key, password or address of a person is in it. */
export function outboundServices({
  ai,
  barcodeLookUp,
  labelOcr,
  oidc,
  reminders,
  smtpUrl,
}: Services): OutboundService[] {
  const service = ai ? `The AI service at ${placeOf(ai.baseUrl)}` : null;
  return [
    {
      what: "The words of a meal that you describe",
      when: service
        ? "When you press Next in Describe, unless you confirmed the same words before"
        : "Stays on this server",
      to: service,
    },
    {
      what: "The photo of a label, without its date and location",
      when: service
        ? "When you scan a label"
        : labelOcr === "off"
          ? "Never: label reading is turned off"
          : "Stays on this server, and isn’t stored",
      to: service,
    },
    ...(service ? [plate(service)] : []),
    {
      what: "The digits of a barcode",
      when: barcodeLookUp
        ? `When you scan or type one that this server doesn’t know${barcodeLookUp.asks ? ", if you said yes to that" : ", unless you turned that off"}`
        : "Never: this server looks it up",
      to: barcodeLookUp ? `Open Food Facts at ${placeOf(barcodeLookUp.at)}` : null,
    },
    {
      what: "The name of a food",
      when: service
        ? "When a program requests an emoji through the API"
        : "Never: this server picks the emoji",
      to: service,
    },
    {
      what: "Your email address and a link",
      when: smtpUrl
        ? "When you sign up, ask for a new password, change it, or add a way to log in"
        : "Stays on this server, in a folder",
      to: smtpUrl ? `The mail server at ${placeOf(smtpUrl)}, and yours` : null,
    },
    ...(oidc ? [logIn(oidc)] : []),
    reminder(reminders === "on"),
    WEBHOOK,
    {
      what: "One collected puzzle: its date, its grams and your nickname",
      when: "When someone opens a share link you sent",
      to: "Anyone with the link",
    },
  ];
}

const plate = (service: string): OutboundService => ({
  what: "Photos of a plate, without their date and location, and the words typed beside them",
  when: "When you press Next below A photo of the plate",
  to: service,
});

const WEBHOOK: OutboundService = {
  what: "The foods you log, the puzzles you finish and each day that ended, with all figures",
  when: "If you set up a webhook",
  to: "The address you chose for it",
};

const reminder = (areOn: boolean): OutboundService => ({
  what: "A reminder: a greeting, or how many blocks are left. Only your browser can read it",
  when: areOn ? "At the times you chose, if you turned reminders on" : "Never: reminders are turned off",
  to: areOn ? "The push service of your browser’s maker" : null,
});

const logIn = ({ name, issuer }: NonNullable<Services["oidc"]>): OutboundService => ({
  what: "That you log in here",
  when: `When you choose to log in with ${name}`,
  to: `The sign-in provider at ${placeOf(issuer)}`,
});

/** A host's name; only that it is near when it is in a private network. */
function placeOf(address: string): string {
  const { hostname } = new URL(address);
  return isPrivate(hostname) ? "an address in this server's own network" : hostname;
}

const isPrivate = (host: string): boolean =>
  !host.includes(".") ||
  /^(?:10|127|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\./.test(host) ||
  /\.(?:local|lan|internal|home|test|localhost)$/.test(host);
