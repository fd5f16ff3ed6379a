import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { afterAll } from "vitest";

export type Received = { from: string; to: string[]; raw: string; mail: Email };
/** Takes messages, answers 451 or 550, takes none of this sender, or keeps the sender waiting until `release`. */
type Mood = "take" | "later" | "never" | "no entry" | "wait";

/** A real mail server on a free port of the loopback, stopped after the test file. */
export async function startSmtp({ secure = false }: { secure?: boolean } = {}) {
  const received: Received[] = [];
  let mood: Mood = "take";
  let release = () => {};
  let released = Promise.resolve();
  let attempts = 0;
  let server = make();
  let port = await listen(server, 0);
  afterAll(() => close(server));

  function make() {
    const made = new SMTPServer({
      secure,
      authOptional: true,
      disabledCommands: secure ? ["AUTH"] : ["STARTTLS", "AUTH"],
      logger: false,
      onMailFrom: (_from, _session, done) => done(mood === "no entry" ? refusal(553) : null),
      async onData(stream, session, done) {
        // A sender that breaks off is no failure of the server's.
        const bytes = await buffer(stream).catch(() => null);
        if (!bytes) return done();
        attempts++;
        if (mood === "later") return done(refusal(451));
        if (mood === "never") return done(refusal(550));
        if (mood === "wait") await released;
        received.push(await toReceived(bytes, session));
        done();
      },
    });
    made.on("error", () => {});
    return made;
  }

  return {
    url: `smtp${secure ? "s" : ""}://127.0.0.1:${port}`,
    received,
    /** How often a message was offered, taken or not. */
    attempts: () => attempts,
    to: (address: string) => received.filter(({ to }) => to.includes(address)),
    set(next: Mood) {
      mood = next;
      if (next === "wait")
        released = new Promise((resolve) => {
          release = resolve;
        });
      else release();
    },
    async goDown() {
      await close(server);
    },
    async comeBack() {
      server = make();
      port = await listen(server, port);
    },
  };
}

export type Smtp = Awaited<ReturnType<typeof startSmtp>>;

export function linkIn({ mail }: Received): string {
  const inText = /https?:\/\/\S+\/(?:confirm-email|reset-password|forgot-password)\S*/.exec(
    mail.text ?? "",
  )?.[0];
  const inHtml = /<a class="button" href="([^"]+)"/.exec(mail.html ?? "")?.[1]?.replaceAll("&amp;", "&");
  if (!inText || inText !== inHtml) throw new Error(`two links: ${inText} and ${inHtml}`);
  return inText;
}

const refusal = (responseCode: number) =>
  Object.assign(new Error("not now, <ann@example.org>"), { responseCode });

async function toReceived(bytes: Buffer, { envelope }: SMTPServerSession): Promise<Received> {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : "",
    to: envelope.rcptTo.map(({ address }) => address),
    raw: bytes.toString(),
    mail: await PostalMime.parse(bytes),
  };
}

async function listen(server: SMTPServer, port: number) {
  server.listen(port, "127.0.0.1");
  await once(server.server, "listening");
  return (server.server.address() as AddressInfo).port;
}

const close = (server: SMTPServer) => new Promise<void>((done) => server.close(() => done()));
