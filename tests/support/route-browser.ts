import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

type Handler = (args: LoaderFunctionArgs & ActionFunctionArgs) => unknown;
export type Route = { loader?: Handler; action?: Handler };
type Form = Record<string, string> | URLSearchParams | FormData;

export type Answer = {
  status: number;
  location: string | null;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at the answers of many routes
  data: any;
};

const ORIGIN = "http://localhost:3000";

/** Calls loaders and actions as a browser without JavaScript does: it keeps cookies and sends them again. */
export class RouteBrowser {
  cookies = new Map<string, string>();

  constructor(readonly userAgent = "") {}

  get = (route: Route, path: string) => this.#visit(route.loader, new Request(ORIGIN + path, this.#init()));

  post = (route: Route, path: string, form: Form = {}) => {
    const body = form instanceof FormData ? form : new URLSearchParams(form);
    return this.#visit(route.action, new Request(ORIGIN + path, { ...this.#init(), method: "POST", body }));
  };

  /** A request as it would be sent, for what reads requests by itself. */
  request = (method = "GET") => new Request(ORIGIN, { ...this.#init(), method });

  #init() {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    return { headers: { ...(cookie && { Cookie: cookie }), "User-Agent": this.userAgent } };
  }

  async #visit(handler: Handler | undefined, request: Request): Promise<Answer> {
    if (!handler) throw new Error(`nothing here answers a ${request.method}`);
    const answer = await toAnswer(handler, { request, params: {}, context: {} });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (/;\s*Max-Age=0/i.test(set)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }
}

async function toAnswer(handler: Handler, args: LoaderFunctionArgs & ActionFunctionArgs): Promise<Answer> {
  let answer: unknown;
  try {
    answer = await handler(args);
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    answer = thrown;
  }
  if (answer instanceof Response)
    return {
      status: answer.status,
      location: answer.headers.get("Location"),
      headers: answer.headers,
      data: null,
    };
  const { type, data, init } = (answer ?? {}) as { type?: string; data?: unknown; init?: ResponseInit };
  if (type !== "DataWithResponseInit")
    return { status: 200, location: null, headers: new Headers(), data: answer };
  return { status: init?.status ?? 200, location: null, headers: new Headers(init?.headers), data };
}

/** The route as it stands at an address with these parameters. */
export const withParams = ({ loader, action }: Route, params: Record<string, string>): Route => ({
  loader: loader && ((args) => loader({ ...args, params })),
  action: action && ((args) => action({ ...args, params })),
});
