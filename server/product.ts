import type { ServerBuild } from "@remix-run/node";
import type { BufferedResponse } from "./answers/buffered-response";
import type { EdgeEvents, FinishedRequest } from "./edge-events";
import type { EdgeSettings } from "./edge-settings";
import type { BodyLimit } from "./limits/read-body";
import type { RenderAtOnce } from "./remix-speed/direct-pages";

export type Product = EdgeSettings & {
  port: number;
  host: string;
  close: () => Promise<void>;
  remixShortcuts: "on" | "off";
  fileHeaders?: (path: string) => Record<string, string>;
  bodyLimits?: Partial<Record<string, BodyLimit>>;
  answered?: (request: Request, response: Response) => Response;
  /** What `make` answers, or an answer from before that is still right. */
  held?: (request: Request, make: () => Promise<BufferedResponse>) => Promise<BufferedResponse>;
  renderAtOnce?: RenderAtOnce;
  events?: Omit<EdgeEvents, "served"> & {
    served: (request: FinishedRequest, notes: object, route: () => string) => void;
  };
};

export type Build = ServerBuild & { entry: { module: { edge: Product } } };
