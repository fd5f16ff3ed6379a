import jersey from "@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2?url";
import atkinson from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import type { LinkDescriptor } from "@remix-run/node";
import { mounted } from "~/platform/mounted";

const font = (href: string) =>
  ({ rel: "preload", as: "font", type: "font/woff2", crossOrigin: "anonymous", href }) as const;

export const pageLinks = (): LinkDescriptor[] =>
  [
    font(atkinson),
    font(jersey),
    { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    { rel: "manifest", href: "/manifest.webmanifest" },
  ].map((link) => ({ ...link, href: mounted(link.href) }) as LinkDescriptor);
