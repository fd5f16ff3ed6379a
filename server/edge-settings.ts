import type { BufferedResponse, RequestLike } from "./answers/request-like";
import type { RefusalBody } from "./answers/send";
import type { StaticFiles } from "./answers/static-files";
import type { EdgeEvents } from "./edge-events";
import type { BodyLimit } from "./limits/read-body";

export type EdgeSettings = {
  /** The public origin, used for links and the origin check if it was given. */
  baseUrl: string;
  baseUrlGiven: boolean;
  /** The number of proxies in front. */
  trustProxy: number;
  /** Headers of every response that sets no others. */
  headers: Record<string, string>;
  /** The path of the sign of life, which is answered whatever the load. */
  healthPath?: string;
  /** The response header with the seconds for which a response is the same for all without a cookie; not sent on. */
  cacheForHeader?: string;
  /** Counts a request, built files apart; returns the ms that the address block must wait, 0 if it may pass. */
  requestWaitMs?: (addressBlock: string) => number;
  refusalBody?: RefusalBody;
};

export type EdgeOptions = {
  handle: (request: Request) => Promise<Response>;
  /** Answers what needs no whole Request; undefined for all the rest. */
  direct?: (request: RequestLike) => Promise<BufferedResponse> | undefined;
  files: StaticFiles;
  settings: EdgeSettings;
  /** For a path that takes more than the usual body. */
  bodyLimit?: (path: string) => BodyLimit | undefined;
  /** The delay of the event loop in ms. */
  lag?: () => number;
  events?: EdgeEvents;
};
