import { expect, test } from "vitest";
import { forOldBrowsers } from "./old-browsers";

test("a colour of two schemes has its light one behind it", () => {
  expect(forOldBrowsers(".a{color:light-dark(#fff,#000);margin:0}.b{color:red}")).toBe(
    ".a{color:light-dark(#fff,#000);margin:0}@supports not (color:light-dark(#000,#000)){.a{color:#fff}}.b{color:red}",
  );
  expect(forOldBrowsers("@media print{.a{--b:1px light-dark(#fff,#000)!important}}")).toContain(
    "{.a{--b:1px #fff!important}}",
  );
  expect(() => forOldBrowsers(".a{color:light-dark(var(--b),#000)}")).toThrow("plain colours");
});

test("an open popover has its class", () => {
  expect(forOldBrowsers(".a:popover-open{opacity:1}")).toBe(
    ".a:popover-open{opacity:1}.a.\\:popover-open{opacity:1}",
  );
});
