import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

const USER_PRESENT = 1;
const USER_VERIFIED = 4;
const HAS_CREDENTIAL = 64;

const sha256 = (data: string) => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string) => Buffer.from(data).toString("base64url");

/** CBOR of the few things that an authenticator says: small numbers, texts, bytes and maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const head = (major: number, size: number) =>
    size < 24
      ? Buffer.from([(major << 5) | size])
      : size < 256
        ? Buffer.from([(major << 5) | 24, size])
        : Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  if (typeof value === "number") return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === "string")
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, each]) => [cbor(key), cbor(each as never)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

type Said = {
  origin?: string;
  rpId?: string;
  verified?: boolean;
  counter?: number;
  userHandle?: string;
  format?: string;
};

/** A device with one passkey, whose answers are signed as a real one's; `said` makes them wrong. */
export function authenticator() {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  let owner = "";
  let signed = 0;

  const data = (kind: string, challenge: string, { origin = "http://localhost:3000" }: Said) =>
    JSON.stringify({ type: kind, challenge, origin, crossOrigin: false });
  const head = ({ rpId = "localhost", verified = true, counter = ++signed }: Said, more = 0) => {
    const rest = Buffer.alloc(5);
    rest[0] = USER_PRESENT | (verified ? USER_VERIFIED : 0) | more;
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  };

  return {
    create(options: { challenge: string; user: { id: string } }, said: Said = {}): string {
      owner = options.user.id;
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const key = cbor(
        new Map<number, unknown>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, "base64url")],
          [-3, Buffer.from(y, "base64url")],
        ]),
      );
      const size = Buffer.from([0, id.length]);
      const authData = Buffer.concat([head(said, HAS_CREDENTIAL), Buffer.alloc(16), size, id, key]);
      const attestation = new Map<string, unknown>([
        ["fmt", said.format ?? "none"],
        ["attStmt", new Map()],
        ["authData", authData],
      ]);
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: "public-key",
        response: {
          clientDataJSON: base64url(data("webauthn.create", options.challenge, said)),
          attestationObject: base64url(cbor(attestation)),
        },
      });
    },
    get({ challenge }: { challenge: string }, said: Said = {}): string {
      const client = data("webauthn.get", challenge, said);
      const authData = head(said);
      const signature = sign("sha256", Buffer.concat([authData, sha256(client)]), privateKey);
      return JSON.stringify({
        id: base64url(id),
        rawId: base64url(id),
        type: "public-key",
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authData),
          signature: base64url(signature),
          userHandle: said.userHandle ?? owner,
        },
      });
    },
  };
}
