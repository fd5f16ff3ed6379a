import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { branchHandlers } from "./branch-handlers";
import { directCalls } from "./direct-calls";
import type { RouteOf } from "./route-of";

export const remixHandlers = (build: ServerBuild, routeOf: RouteOf, shortcuts: "on" | "off") =>
  shortcuts === "on"
    ? { handle: branchHandlers(build, routeOf), direct: directCalls(build, routeOf) }
    : { handle: createRequestHandler(build, "production") };
