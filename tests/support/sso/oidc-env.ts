import { afterAll } from "vitest";
import { CLIENT, startProvider } from "./provider";

/** Imported before `route-env`: the routes boot with this provider. */
export const provider = await startProvider("http://localhost:3000/log-in/house/callback");
const OIDC = {
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: CLIENT.id,
  OIDC_CLIENT_SECRET: CLIENT.secret,
  OIDC_NAME: "Authelia",
};
Object.assign(process.env, OIDC);

afterAll(() => {
  provider.close();
  for (const name of Object.keys(OIDC)) delete process.env[name];
});
