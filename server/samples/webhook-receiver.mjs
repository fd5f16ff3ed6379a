// Prints what Pixelplate's webhook sends: SECRET=whsec_… node webhook-receiver.mjs
import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";

const { SECRET = "", PORT = "8080" } = process.env;
const FIVE_MINUTES_S = 300;

/** Whether a call is from Pixelplate, and not an old one sent again. `body` is as it came, before it is parsed. */
function isGenuine(signature = "", body) {
  const { t, v1 = "" } = Object.fromEntries(signature.split(",").map((part) => part.split("=")));
  const expected = createHmac("sha256", SECRET).update(`${t}.${body}`).digest();
  const given = Buffer.from(v1, "hex");
  const isRecent = Math.abs(Date.now() / 1000 - Number(t)) < FIVE_MINUTES_S;
  return isRecent && given.length === expected.length && timingSafeEqual(given, expected);
}

createServer(async (request, response) => {
  const body = await text(request);
  if (!isGenuine(request.headers["pixelplate-signature"], body)) return response.writeHead(401).end();
  const { id, event, data } = JSON.parse(body);
  // A call whose answer was lost comes again: keep the ids you have seen.
  console.log(id, event, data);
  response.writeHead(204).end();
}).listen(Number(PORT));
