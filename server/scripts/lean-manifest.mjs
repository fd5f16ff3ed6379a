import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ASSETS = "build/client/assets";
const ASSIGNED = "window.__remixManifest=";

/** Routes that the browser's router never shows nor posts to: calls, checks, pictures, and the way over a sign-in provider. */
const NEVER_ROUTED =
  /^routes\/(?:api\.(?!docs$)|art\.|avatars\.|healthz$|mcp$|metrics$|readyz$|today\.|foods\.barcode\.|log-in\.(?:house|passkey)|account_\.passkeys\.options$|account_\.sign-ins$|.*\[\.\](?:png|csv|svg|json)$)/;

const FLAGS = ["index", "hasAction", "hasLoader", "hasClientAction", "hasClientLoader", "hasErrorBoundary"];

/** @param {string} id */
const shortOf = (id) => id.replace("routes/", "");

/** The name that the bundler gives a route's file, without its hash. @param {string} q */
const nameOf = (q) => q.replace(/[$[\]]/g, "_");

/** The path of most routes, by their files. @param {string} q */
const pathOf = (q) =>
  q
    .replace(/^_front./, "")
    .replace(/_?\./g, "/")
    .replace(/\$/g, ":");

// The browser gets the list of its own pages and forms only; the server has all routes in its own build.
for (const name of readdirSync(ASSETS).filter((file) => /^manifest-\w+\.js$/.test(file))) {
  const path = join(ASSETS, name);
  const manifest = JSON.parse(readFileSync(path, "utf8").slice(ASSIGNED.length, -1));
  for (const id of Object.keys(manifest.routes)) if (NEVER_ROUTED.test(id)) delete manifest.routes[id];
  writeFileSync(path, `${ASSIGNED}${packed(manifest)};`);
}

/** The manifest as columns that unpack themselves: a quarter less to send. @param {any} manifest */
function packed({ routes, ...rest }) {
  const all = Object.values(routes).sort((a, b) => (a.id < b.id ? -1 : 1));
  /** @type {Map<string, number>} */
  const files = new Map();
  /** @type {Map<string, string>} */
  const sameContent = new Map();
  /** @param {string} path */
  const numberOf = (path) => {
    const content = readFileSync(join("build/client", path), "utf8");
    const first = sameContent.get(content) ?? path;
    sameContent.set(content, first);
    if (!files.has(first)) files.set(first, files.size);
    return files.get(first);
  };
  /** The hash in the name of a file that is named after its route. @param {any} route */
  const hashOf = ({ id, module }) => {
    const named = `/assets/${nameOf(shortOf(id))}-`;
    const isOwn = module.startsWith(named) && !all.some(({ imports }) => imports?.includes(module));
    return isOwn && readFileSync(join("build/client", module)).length > 1 && module.slice(named.length, -3);
  };
  const columns = [
    all.map(({ id }) => shortOf(id)),
    all.map(({ parentId }) => all.findIndex(({ id }) => id === parentId)),
    all.map(({ id, path }) => (path === pathOf(shortOf(id)) ? 1 : (path ?? 0))),
    all.map((route) => FLAGS.reduce((sum, flag, bit) => sum + (route[flag] ? 1 << bit : 0), 0)),
    all.map((route) => hashOf(route) || numberOf(route.module)),
    all.map(({ imports }) => (imports ?? []).map(numberOf).sort()),
    all.map(({ css }) => (css ?? []).map(numberOf)),
  ];
  const names = [...files.keys()].map((file) => file.replace("/assets/", ""));
  const flags = FLAGS.map((flag, bit) => `${flag}:b(${1 << bit})`).join();
  const module = `E[k][0]?p(0,(${nameOf})(q)+"-"+E[k]+".js"):p(E[k])`;
  const route = `{id:r(q),parentId:k?r(R[P[k]]):void 0,path:H[k]==1?(${pathOf})(q):H[k]||void 0,${flags},module:${module},imports:I[k].map(i=>p(i)),css:C[k].map(i=>p(i))}`;
  const unpack = `(f,[R,P,H,F,E,I,C],m,p=(i,n=f[i])=>"/assets/"+n,r=q=>q=="root"?q:"routes/"+q)=>(m.routes=Object.fromEntries(R.map((q,k,_,b=i=>!!(F[k]&i))=>[r(q),${route}])),m)`;
  return `(${unpack})(${[names, columns, rest].map((part) => JSON.stringify(part)).join()})`;
}
