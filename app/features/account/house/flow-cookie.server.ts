import { houseFlowCookie } from "~/http/host-cookies.server";
import { attempt } from "~/platform/attempt";
import { type Flow, flowSchema } from "./flow.server";

const NAME_CHARS = 8;
const OURS = /(?:^|;\s*)(?:__(?:Host|Secure)-)?pp_house_([\w-]{8})=/g;
/** Tabs at the provider at once; browsers send all their cookies with each request. */
const FLOWS_MAX = 5;

const cookieOf = (state: string) => houseFlowCookie(state.slice(0, NAME_CHARS));

export async function rememberFlow(request: Request, flow: Flow): Promise<Headers> {
  const headers = new Headers();
  const names = [...(request.headers.get("Cookie") ?? "").matchAll(OURS)].map(([, name = ""]) => name);
  if (names.length >= FLOWS_MAX)
    for (const name of names) headers.append("Set-Cookie", await houseFlowCookie(name).clear());
  headers.append("Set-Cookie", await cookieOf(flow.state).set(JSON.stringify(flow)));
  return headers;
}

type Remembered = { flow: Flow | undefined; headers: Headers };

/** The log-in that an answer belongs to, and the headers that end it. */
export async function takeFlow(request: Request): Promise<Remembered> {
  const headers = new Headers();
  const state = new URL(request.url).searchParams.get("state") ?? "";
  if (!/^[\w-]{20,100}$/.test(state)) return { flow: undefined, headers };
  const cookie = cookieOf(state);
  const text = await cookie.read(request);
  const flow = flowSchema.safeParse(attempt(() => JSON.parse(text ?? ""))).data;
  // Another log-in's may have a name that begins alike.
  if (flow?.state !== state) return { flow: undefined, headers };
  headers.append("Set-Cookie", await cookie.clear());
  return { flow, headers };
}
