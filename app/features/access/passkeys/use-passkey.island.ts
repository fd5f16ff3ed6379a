import { mounted } from "~/platform/mounted";

export const hasPasskeys = () =>
  typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** What the browser's dialog makes of the challenge at `address`, as JSON; undefined when it was closed, empty without a challenge. */
export async function passkeyAnswer(address: string, kind: "create" | "get"): Promise<string | undefined> {
  const given = await fetch(mounted(address));
  if (!given.ok || given.redirected) return "";
  const options = await given.json();
  try {
    const credential =
      kind === "get"
        ? await navigator.credentials.get({
            publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
          })
        : await navigator.credentials.create({
            publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
          });
    return JSON.stringify(credential);
  } catch {
    return undefined;
  }
}
