const ALIVE = {
  status: 200,
  headers: { "content-type": "text/plain", "cache-control": "no-store" },
  body: "ok",
};

/** Answers without the framework: also a server with far too much to do says that it lives. */
const direct = ({ method }: Request) =>
  method === "GET" || method === "HEAD" ? Promise.resolve(ALIVE) : undefined;

/** Whether the process serves. */
export const loader = Object.assign(() => new Response(ALIVE.body, ALIVE), { direct });
