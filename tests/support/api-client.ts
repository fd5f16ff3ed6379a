import { PASSWORD, signedUp } from "./two-people";

// biome-ignore lint/suspicious/noExplicitAny: tests look at the answers of many calls
type Said = { status: number; success: boolean; data: any; error: string | null; headers: Headers };
const WAIT_MS = 30_000;

/** A program that calls the API of a running server, as somebody or, without a token, as nobody. */
export function apiClient(url: string, token?: string) {
  return async (
    method: string,
    path: string,
    body?: unknown,
    more: Record<string, string> = {},
  ): Promise<Said> => {
    const headers = new Headers(more);
    if (token) headers.set("Authorization", `Bearer ${token}`);
    if (body !== undefined) headers.set("Content-Type", "application/json");
    const signal = AbortSignal.timeout(WAIT_MS);
    const sent = { method, headers, signal, body: body === undefined ? undefined : JSON.stringify(body) };
    const response = await fetch(url + path, sent);
    return { status: response.status, headers: response.headers, ...JSON.parse(await response.text()) };
  };
}

/** A new account and its access token. */
export async function newToken(url: string, email: string): Promise<string> {
  await signedUp(url, email);
  return tokenOf(url, email);
}

export async function tokenOf(url: string, email: string): Promise<string> {
  const { data, error } = await apiClient(url)("POST", "/api/auth/token", { email, password: PASSWORD });
  if (!data) throw new Error(`no token: ${error}`);
  return data.access_token;
}
