import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it } from "vitest";

const mount = (basename?: string) => Object.assign(globalThis, { __remixContext: basename && { basename } });
afterEach(() => mount());

const Part = ({ href }: { href: string }) => <p>{href}</p>;
const page = () => (
  <div>
    <a href="/food/7">7</a>
    <a href="#top">top</a>
    <a href="//elsewhere.example/">elsewhere</a>
    <img src="/assets/a.svg" alt="/not-this" />
    <form action="/food/7/again">
      <button type="submit" formAction="/eat?skip=1" />
    </form>
    <Part href="/eat" />
  </div>
);

it("writes paths as they are at the root of a host", () => {
  expect(renderToStaticMarkup(page())).toContain('<a href="/food/7">7</a><a href="#top">top</a>');
});

it("puts the base path before the paths of elements, and of nothing else", () => {
  mount("/food/");
  expect(renderToStaticMarkup(page())).toBe(
    '<div><a href="/food/food/7">7</a><a href="#top">top</a><a href="//elsewhere.example/">elsewhere</a>' +
      '<img src="/food/assets/a.svg" alt="/not-this"/><form action="/food/food/7/again">' +
      '<button type="submit" formaction="/food/eat?skip=1"></button></form><p>/eat</p></div>',
  );
});

it("leaves built files alone that a server under a path names already", () => {
  mount("/food/");
  expect(renderToStaticMarkup(<img src="/food/assets/a.svg" alt="" />)).toContain('src="/food/assets/a.svg"');
});
