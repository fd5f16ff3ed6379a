import type { ServerBuild } from "@remix-run/node";
import type { EdgeEvents, FinishedRequest } from "./edge-events";
import type { EdgeSettings } from "./edge-settings";
import type { BodyLimit } from "./limits/read-body";

/** The `edge` that the product's server entry exports. */
export type Product = EdgeSettings & {
  port: number;
  host: string;
  close: () => Promise<void>;
  remixShortcuts: "on" | "off";
  /** Further headers of a built file. */
  fileHeaders?: (path: string) => Record<string, string>;
  /** By route id. */
  bodyLimits?: Partial<Record<string, BodyLimit>>;
  /** Changes Remix's response to a request. */
  answered?: (request: Request, response: Response) => Response;
  /** The edge's events, with the id of the route. */
  events?: Omit<EdgeEvents, "served"> & {
    served: (request: FinishedRequest, notes: object, route: () => string) => void;
  };
};

export type Build = ServerBuild & { entry: { module: { edge: Product } } };
