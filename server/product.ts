import type { BlockList } from "node:net";
import type { ServerBuild } from "@remix-run/node";
import type { IncomingRequest } from "./answers/incoming-request";
import type { BufferedResponse, RefusalBody, StreamedResponse } from "./answers/send";
import type { StaticFiles } from "./answers/static-files";
import type { ProxyUserHeader, TrustProxy } from "./limits/addresses";
import type { BodyLimit } from "./limits/read-body";
import type { EdgeEvents, FinishedRequest } from "./request-trace";

export type EdgeSettings = {
  baseUrl: string;
  baseUrlGiven: boolean;
  /** The path that the product is mounted at and knows nothing of, such as `/food`; empty at the root. */
  basePath?: string;
  rootPaths?: string[];
  trustProxy: TrustProxy;
  proxyUserHeader?: ProxyUserHeader;
  headers: Record<string, string>;
  /** The path of the sign of life, which is answered whatever the load. */
  healthPath?: string;
  /** Paths without a limit of requests, and those without one for this machine, trusted proxies and `operators`. */
  unlimited?: { paths: string[]; forOperators: string[]; operators?: BlockList };
  /** The response header with the seconds for which a response is the same for all without a cookie; not sent on. */
  cacheForHeader?: string;
  /** Counts a request, built files apart; returns the ms that the address block must wait, 0 if it may pass. */
  requestWaitMs?: (addressBlock: string) => number;
  refusalBody?: RefusalBody;
  /** Whether requests wait for another server, such as the database, which gives no answers for now. */
  isBackendAway?: () => boolean;
};

export type EdgeOptions = {
  handle: (request: Request) => Promise<Response>;
  direct?: (request: IncomingRequest) => Promise<BufferedResponse | StreamedResponse> | undefined;
  /** What a path takes that `direct` leaves to `handle`. */
  methodsOf?: (path: string) => string[];
  files: StaticFiles;
  settings: EdgeSettings;
  bodyLimit?: (path: string) => BodyLimit | undefined;
  isKnown?: App["isKnown"];
  lag?: () => number;
  events?: EdgeEvents;
};

export type App = EdgeSettings & {
  port: number;
  host: string;
  close: () => Promise<void>;
  remixShortcuts: "on" | "off";
  about?: object;
  fileHeaders?: (path: string) => Record<string, string>;
  bodyLimits?: Partial<Record<string, BodyLimit>>;
  /** Whether a request is of somebody with an account, by its headers alone. */
  isKnown?: (request: Request) => Promise<boolean>;
  answered?: (request: Request, response: Response) => Response;
  /** What `make` answers, or an answer from before that is still right. */
  cached?: (request: Request, make: () => Promise<BufferedResponse>) => Promise<BufferedResponse>;
  events?: Omit<EdgeEvents, "served"> & {
    served: (request: FinishedRequest, notes: object, route: () => string) => void;
  };
};

export type Build = ServerBuild & { entry: { module: { edge: App } } };
