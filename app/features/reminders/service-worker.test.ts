import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";

type Page = { url: string };

/** `public/sw.js` as a browser runs it, with these pages open; gives what it did. */
function serviceWorker(pages: Page[], scope = "https://food.example.org/") {
  const did: unknown[] = [];
  const handlers: Record<string, (event: object) => void> = {};
  const open = pages.map(({ url }) => ({
    url,
    navigate: async (to: string) => did.push(["navigates", url, to]),
    focus: async () => did.push(["shows", url]),
  }));
  const self = {
    addEventListener: (name: string, handler: (event: object) => void) => {
      handlers[name] = handler;
    },
    registration: { scope, showNotification: async (...shown: unknown[]) => did.push(shown) },
    clients: { matchAll: async () => open, openWindow: async (url: string) => did.push(["opens", url]) },
  };
  const location = { href: "https://food.example.org/sw.js?v=1", origin: "https://food.example.org" };
  runInNewContext(readFileSync("public/sw.js", "utf8"), { self, location, URL });
  return async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    handlers[name]?.({ ...event, waitUntil: (work: Promise<unknown>) => waits.push(work) });
    await Promise.all(waits);
    return did;
  };
}

const DAY = "/?date=2026-11-19";
const pressed = { notification: { close: () => {}, data: { url: DAY } } };

it("a reminder is shown, in place of the one before", async () => {
  const json = () => ({ title: "How was lunch?", body: "Log it.", url: DAY });
  const shown = { body: "Log it.", icon: "/icon-192.png", tag: "reminder", data: { url: DAY } };
  expect(await serviceWorker([])("push", { data: { json } })).toEqual([["How was lunch?", shown]]);
});

it("a press opens the day", async () => {
  expect(await serviceWorker([])("notificationclick", pressed)).toEqual([["opens", DAY]]);
});

it("a reminder of a site under a path leads to that path", async () => {
  const json = () => ({ title: "How was lunch?", body: "Log it.", url: DAY });
  const did = await serviceWorker([], "https://home.example.org/food/")("push", { data: { json } });
  expect(did).toMatchObject([
    ["How was lunch?", { icon: "/food/icon-192.png", data: { url: `/food${DAY}` } }],
  ]);
});

it("a press shows the day in an open home, and leaves a page with a form alone", async () => {
  const [home, eat] = [
    { url: "https://food.example.org/" },
    { url: "https://food.example.org/eat/describe" },
  ];
  expect(await serviceWorker([eat, home])("notificationclick", pressed)).toEqual([
    ["navigates", home.url, DAY],
    ["shows", home.url],
  ]);
  expect(await serviceWorker([eat])("notificationclick", pressed)).toEqual([["opens", DAY]]);
});
