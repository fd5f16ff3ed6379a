import { errorWording, UNREADABLE_ANSWER } from "~/http/refusal";
import { basePath, mounted } from "~/platform/mounted";
import { router } from "~/ui/dialog/navigation.island";
import { failedNavigation } from "./navigation.island";

/** The router asks for home's data beside the base path, at `/food.data`, which a proxy may not send on. */
export function insideBase(input: unknown) {
  if (input instanceof URL && input.pathname === `${basePath()}.data`)
    input.pathname = mounted("/_root.data");
}

export type Failure = {
  /** The HTTP status; 0 without any answer. */
  status: number;
  text: string;
  /** A network, proxy or portal answered in our place, or nothing did. */
  unreached: boolean;
};

export const NO_ANSWER: Failure = { status: 0, text: errorWording(0), unreached: true };

export const RETRY_MS = 3000;
const ownWording = new WeakSet<AbortSignal>();

/** For a route with its own wording of failures: its client action gets what `fetch` threw. */
export const failsInItsOwnWords = ({ signal }: Request) => ownWording.add(signal);

/** Wraps `fetch` for the router: failed forms report to `onFailure` instead of an error page, failed reads are retried. */
export function watchDataRequests(onFailure: (failure: Failure, url: URL) => void): () => void {
  const fetchIt = window.fetch;

  async function post(url: URL, init: RequestInit): Promise<Response> {
    const { answer, failure } = await outcome(fetchIt(url, init), init.signal);
    if (answer && !failure) return answer;
    const { navigation } = router().state;
    if (navigation.state === "submitting") failedNavigation.set(navigation);
    onFailure(failure ?? NO_ANSWER, url);
    return neverAnswered(init.signal);
  }

  async function get(url: URL, init: RequestInit | undefined): Promise<Response> {
    const { location, navigation } = router().state;
    const afterForm = navigation.formMethod === "POST" && navigation.location.pathname === location.pathname;
    if (navigation.state !== "idle" && !afterForm) return fetchIt(url, init);
    for (let tries = 0; ; tries++) {
      const { answer, failure } = await outcome(fetchIt(url, init), init?.signal);
      if (answer && !failure?.unreached) return answer;
      if (afterForm && tries === 0) {
        failedNavigation.set(router().state.navigation);
        onFailure(failure ?? NO_ANSWER, url);
      }
      await untilRetry(init?.signal);
    }
  }

  window.fetch = (input, init) => {
    insideBase(input);
    if (!isForData(input) || (init?.signal && ownWording.has(init.signal))) return fetchIt(input, init);
    return init?.method ? post(input, init) : get(input, init);
  };
  return () => {
    window.fetch = fetchIt;
  };
}

const isForData = (input: unknown): input is URL =>
  input instanceof URL && input.origin === location.origin && input.pathname.endsWith(".data");

type Outcome = { answer?: Response; failure?: Failure };

/** Reads the whole body: a connection may break in the middle. */
export async function outcome(
  request: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Outcome> {
  try {
    const sent = await request;
    const { status, headers } = sent;
    const text = await sent.text();
    const answer = new Response(text || null, sent);
    const ours = headers.has("X-Remix-Response");
    if (ours && !(status >= 400 && IS_ERROR.test(text))) return { answer };
    const said = ours ? JSON.parse(text)[3] : status === 413 && /^\w[^<]+$/.test(text) && text;
    const wording = ours || status >= 400 ? errorWording(status, said) : UNREADABLE_ANSWER;
    const unreached = !ours && (status < 400 || status >= 500);
    return { answer, failure: { status, text: wording, unreached } };
  } catch (error) {
    if (signal?.aborted) throw error;
    return { failure: NO_ANSWER };
  }
}

/** The start of a serialised error, as opposed to a form's refusal; what it says stands fourth. */
const IS_ERROR = /^\[\{"_\d+":\d+\},"error"/;

const neverAnswered = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason), { once: true });
  });

export async function untilRetry(signal: AbortSignal | null | undefined): Promise<void> {
  const settled = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(resolve, RETRY_MS);
      window.addEventListener("online", () => resolve(), { signal: settled.signal });
      signal?.addEventListener("abort", () => reject(signal.reason), { signal: settled.signal });
    });
  } finally {
    clearTimeout(timer);
    settled.abort();
  }
}
