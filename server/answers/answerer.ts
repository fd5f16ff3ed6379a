import type { IncomingMessage, ServerResponse } from "node:http";
import { leaveBasePath } from "../base-path/leave-base-path";
import type { EdgeEvents } from "../edge-events";
import type { EdgeOptions } from "../edge-settings";
import type { Exchange } from "../exchange";
import type { Connections } from "../limits/connections";
import { guard } from "../limits/guard";
import type { HeldBytes } from "../limits/held-bytes";
import { BODY_MAX_BYTES, type BodyLimit, readBody } from "../limits/read-body";
import type { Admission } from "../load/admission";
import { type BufferedResponse, isStreamed } from "./buffered-response";
import { incomingRequest } from "./incoming-request";
import { responseCache } from "./response-cache";
import { buffered, encoded, sendBuffered, sendStreamed } from "./send";

type Parts = { admission: Admission; connections: Connections; heldBytes: HeldBytes };

export function answerer(
  options: EdgeOptions & { events: EdgeEvents },
  { admission, connections, heldBytes }: Parts,
) {
  const { basePath, healthPath, cacheForHeader = "", vouchedHeader } = options.settings;
  const { handle, direct = () => undefined, bodyLimit = () => undefined, events } = options;
  const check = guard(options.settings, events);
  const cache = responseCache();

  return async (req: IncomingMessage, res: ServerResponse, { id, notes }: Exchange) => {
    const sender = check(req, notes);
    const { origin } = sender;
    const cached = cache.get(req, origin);
    if (cached) return sendBuffered(res, cached);
    const body = hasNoBody(req) ? undefined : await readBody(req, res, limitOf(req, origin), heldBytes);
    // Only with the whole body: slow senders take no place.
    await admit(req, res, sender.addressBlock, notes);
    const request = incomingRequest(req, res, { ...sender, id, body, vouchedHeader });
    const made = await events.during(notes, () => direct(request) ?? handle(request.whole()).then(buffered));
    const response = basePath ? leaveBasePath(made, basePath) : made;
    if (isStreamed(response)) return sendStreamed(req, res, response);
    const { [cacheForHeader]: seconds = "0", ...headers } = response.headers;
    const ready: BufferedResponse = await encoded(req, { ...response, headers });
    cache.set(req, origin, ready, Number(seconds));
    sendBuffered(res, ready);
  };

  async function admit(
    req: IncomingMessage,
    res: ServerResponse,
    addressBlock: string,
    notes: Exchange["notes"],
  ) {
    const isHealth = req.url === healthPath;
    if (isHealth) admission.beginHealth(req, addressBlock);
    else await admission.begin(req, addressBlock, notes);
    connections.serverIsOn(req.socket);
    if (!isHealth) await admission.turn(res, notes);
  }

  function limitOf(req: IncomingMessage, origin: string): BodyLimit {
    const { pathname } = new URL(origin + req.url);
    return bodyLimit(pathname) ?? { maxBytes: BODY_MAX_BYTES };
  }
}

const hasNoBody = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";
