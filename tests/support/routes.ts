import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import { computedTotals, type Review, rowText } from "../../app/features/review/review";

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

export type Fields = Record<string, string>;

/** The fields of a review's form as the page shows it. */
export function fieldsOf(review: Review, key = "key"): Fields {
  const { description, name, emoji, totals, rows, whole, provenance } = review;
  const fields: Fields = { key, description, name, emoji, ...totals, provenance: JSON.stringify(provenance) };
  fields.shown = JSON.stringify(computedTotals(review));
  if (whole)
    Object.assign(fields, {
      whole_servings: whole.servings,
      share: whole.share,
      shown_servings: whole.shown.servings,
      shown_share: whole.shown.share,
      ...(whole.own && { own_share: "on" }),
    });
  for (const [i, row] of rows.entries()) {
    fields[`row_${i}`] = rowText(row);
    fields[`amount_${i}`] = row.amount;
    fields[`unit_${i}`] = row.unit;
  }
  return fields;
}

const { dataRoutes, query } = createStaticHandler([{ id: "root", path: "/" }]);
const page = await query(new Request("http://localhost/"));

/** The HTML of a part of a page, as a visitor sees it. */
export function markupOf(element: ReactElement): string {
  if (page instanceof Response) throw new Error("no page");
  const router = createStaticRouter([{ ...dataRoutes[0], id: "root", path: "/", element }], page);
  return renderToStaticMarkup(createElement(StaticRouterProvider, { router, context: page, hydrate: false }));
}

const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const decoded = (text: string) => text.replace(/&(\w+|#x27);/g, (whole, name) => ENTITIES[name] ?? whole);
const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];

/** What a form in this page holds in the field of that name: typed, chosen or picked; undefined when there is none. */
export function shownValue(page: string, name: string): string | undefined {
  const dialog = page.split(/<dialog\b[^>]* open/).at(-1) ?? page;
  // A food's own form, not the one that logs it again.
  const html = dialog.replace(/<form\b[^>]*\/again[?"].*?<\/form>/gs, "");
  const tags = (tag: string, end: string) =>
    [...html.matchAll(new RegExp(`<${tag}\\b[^>]* name="${name}"[^>]*>${end}`, "g"))].map((match) => match);
  const inputs = tags("input", "").map(([tag]) => tag);
  const radios = inputs.filter((tag) => attribute(tag, "type") === "radio");
  const [input] = radios.length > 0 ? radios.filter((tag) => / checked=""/.test(tag)) : inputs;
  if (input) return decoded(attribute(input, "value") ?? "");
  const [area] = tags("textarea", "([^<]*)");
  if (area) return decoded(area[1] ?? "").replace(/^\n/, "");
  const [select] = tags("select", "(.*?)</select>");
  const option = select && /<option\b[^>]*selected=""[^>]*>/.exec(select[1] ?? "")?.[0];
  return option && decoded(attribute(option, "value") ?? "");
}
