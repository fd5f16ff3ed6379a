import "reflect-metadata";
import { webcrypto } from "node:crypto";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import {
  BasicConstraintsExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
} from "@peculiar/x509";
import { afterAll, beforeAll, expect, it } from "vitest";
import { apiClient, launchBuiltApp, newToken, Visitor } from "../../support/app";
import { scratchFolder } from "../../support/store";

const KEY = { name: "ECDSA", namedCurve: "P-256", hash: "SHA-256" };
const DAY_MS = 86_400_000;
const newKeys = () => webcrypto.subtle.generateKey(KEY, true, ["sign", "verify"]) as Promise<CryptoKeyPair>;
const pem = async (keys: CryptoKeyPair) => {
  const bytes = Buffer.from(await webcrypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
  return `-----BEGIN PRIVATE KEY-----\n${bytes}\n-----END PRIVATE KEY-----\n`;
};

const authority = await newKeys();
const ca = await X509CertificateGenerator.createSelfSigned({
  ...{ serialNumber: "01", name: "CN=House CA", keys: authority, signingAlgorithm: KEY },
  notBefore: new Date(Date.now() - DAY_MS),
  notAfter: new Date(Date.now() + 30 * DAY_MS),
  extensions: [new BasicConstraintsExtension(true, undefined, true)],
});

type Made = { name?: string; endsInDays?: number; isOwnIssuer?: boolean };

/** A receiver of webhooks with a certificate of the house's authority, or one that it signed itself. */
async function receiver({ name = "localhost", endsInDays = 30, isOwnIssuer }: Made) {
  const keys = await newKeys();
  const named = {
    serialNumber: "02",
    notBefore: new Date(Date.now() - 20 * DAY_MS),
    notAfter: new Date(Date.now() + endsInDays * DAY_MS),
    signingAlgorithm: KEY,
    extensions: [new SubjectAlternativeNameExtension([{ type: "dns", value: name }])],
  };
  const certificate = isOwnIssuer
    ? await X509CertificateGenerator.createSelfSigned({ ...named, name: `CN=${name}`, keys })
    : await X509CertificateGenerator.create({
        ...{ ...named, subject: `CN=${name}`, issuer: ca.subject },
        ...{ publicKey: keys.publicKey, signingKey: authority.privateKey },
      });
  let calls = 0;
  const server = createServer({ key: await pem(keys), cert: certificate.toString("pem") }, (_, response) => {
    calls++;
    response.writeHead(204).end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  afterAll(() => server.close());
  return { url: `https://localhost:${(server.address() as AddressInfo).port}/hook`, calls: () => calls };
}

let url: string;
beforeAll(async () => {
  const folder = scratchFolder();
  writeFileSync(`${folder}/ca.pem`, ca.toString("pem"));
  ({ url } = await launchBuiltApp({ DATA_DIR: `${folder}/data`, NODE_EXTRA_CA_CERTS: `${folder}/ca.pem` }));
});

/** What the account says after a test call. */
async function tried(at: string) {
  const email = `${Math.random().toString(36).slice(2)}@example.org`;
  const put = await apiClient(url, await newToken(url, email))("PUT", "/api/webhook", { url: at });
  expect(put.status).toBe(200);
  const ann = new Visitor(url);
  await ann.post("/log-in", { email, password: "carrots-before-noon" });
  await ann.post("/account/webhook", { intent: "test" });
  return (await ann.get("/account/webhook")).text;
}

it.each<[string, Made]>([
  ["has expired", { endsInDays: -1 }],
  ["is for another name", { name: "other.example.org" }],
  ["is not trusted by this server", { isOwnIssuer: true }],
])("a receiver whose certificate %s is not called, and the account says so", async (why, made) => {
  const bad = await receiver(made);
  expect(await tried(bad.url)).toContain(`Its certificate ${why}.`);
  expect(bad.calls()).toBe(0);
});

it("a receiver with a good one is", async () => {
  const good = await receiver({});
  expect(await tried(good.url)).not.toContain("Its certificate");
  expect(good.calls()).toBe(1);
});
