// What a hand-written node:http server does at best for the same answers: the measure that `npm run bench:speed` holds
// the product against. Its parent says what to serve: the landing page's bytes, the home page's HTML, a JSON.
import { randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { Writable } from "node:stream";
import { createElement } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { parseHtml } from "./parse-html.mjs";

const { default: Database } = await import(
  +process.versions.modules >= 137 ? "better-sqlite3-n-api" : "better-sqlite3"
);

/** @typedef {import("./parse-html.mjs").Node} Node */

process.once("message", (/** @type {any} */ { file, landing, home, json }) => {
  const database = open(file);
  const tree = parseHtml(home);
  const landingBytes = Buffer.from(landing);
  const jsonValue = JSON.parse(json);

  const server = createServer((req, res) => {
    if (req.url === "/file") return send(res, "text/javascript", landingBytes);
    if (req.url === "/unchanged") return res.writeHead(304).end();
    if (req.url === "/landing") return send(res, "text/html", landingBytes);
    if (req.url === "/home") {
      database.read();
      return renderHome(tree, res);
    }
    if (req.url === "/json") {
      database.read();
      return send(res, "application/json", Buffer.from(JSON.stringify(jsonValue)));
    }
    let body = "";
    req.on("data", (chunk) => {
      body += chunk;
    });
    req.on("end", () => {
      const { name, nutrition } = JSON.parse(body);
      const amounts = [nutrition.calories, nutrition.carbs, nutrition.fats, nutrition.protein].map(Number);
      if (typeof name !== "string" || amounts.some((amount) => !(amount >= 0)))
        return res.writeHead(400).end();
      database.log(name, amounts);
      send(res, "application/json", Buffer.from('{"success":true,"data":null,"error":null}'));
    });
  });
  server.listen(0, "127.0.0.1", () => process.send?.(/** @type {any} */ (server.address()).port));
});

/** @param {import("node:http").ServerResponse} res @param {string} type @param {Buffer} body */
function send(res, type, body) {
  res.writeHead(200, { "Content-Type": type, "Content-Length": body.length }).end(body);
}

/** @param {Node[]} tree @param {import("node:http").ServerResponse} res */
function renderHome(tree, res) {
  /** @type {Buffer[]} */
  const chunks = [];
  const sink = new Writable({
    write(chunk, _, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      send(res, "text/html", Buffer.concat(chunks));
      done();
    },
  });
  const { pipe } = renderToPipeableStream(toElement(/** @type {Node} */ (tree[0])), {
    onAllReady: () => pipe(sink),
  });
}

/** @param {Node} node @returns {any} */
function toElement(node) {
  if (typeof node === "string") return node;
  const { name, attributes, children } = node;
  if (name === "script" || name === "style")
    return createElement(name, { ...attributes, dangerouslySetInnerHTML: { __html: children.join("") } });
  return createElement(name, attributes, ...children.map(toElement));
}

/** A session, a day, five foods; and a food with its day's sum in one transaction. @param {string} file */
function open(file) {
  const db = new Database(file);
  db.pragma("journal_mode = WAL");
  db.pragma("synchronous = FULL");
  db.exec(`
    create table session (id text primary key, user text) without rowid;
    create table day (user text, date text, carbs real, fats real, protein real, calories real, primary key (user, date)) without rowid;
    create table food (user text, time integer, id text, name text, carbs real, fats real, protein real, calories real, primary key (user, time, id)) without rowid;
    insert into session values ('s', 'u');
    insert into day values ('u', '2026-01-01', 0, 0, 0, 0);
    insert into food values ('u', 1, 'a', 'Soup', 1, 1, 1, 1), ('u', 2, 'b', 'Soup', 1, 1, 1, 1), ('u', 3, 'c', 'Soup', 1, 1, 1, 1)`);
  const session = db.prepare("select user from session where id = ?");
  const day = db.prepare("select * from day where user = ? and date = ?");
  const recent = db.prepare("select * from food where user = ? order by time desc limit 5");
  const insert = db.prepare("insert into food values (?, ?, ?, ?, ?, ?, ?, ?)");
  const sum = db.prepare(
    "update day set calories = calories + ?, carbs = carbs + ?, fats = fats + ?, protein = protein + ? where user = ? and date = ?",
  );
  const write = db.transaction((/** @type {string} */ name, /** @type {number[]} */ amounts) => {
    insert.run("u", Date.now(), randomBytes(16).toString("hex"), name, ...amounts);
    sum.run(...amounts, "u", "2026-01-01");
  });
  return {
    read() {
      session.get("s");
      day.get("u", "2026-01-01");
      recent.all("u");
    },
    log(/** @type {string} */ name, /** @type {number[]} */ amounts) {
      session.get("s");
      write.immediate(name, amounts);
    },
  };
}
