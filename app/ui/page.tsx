import jersey from "@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2?url";
import atkinson from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import type { LinkDescriptor } from "@remix-run/node";
import { Link, useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { mounted } from "~/platform/mounted";
import { VERSION } from "~/platform/settings/version";
import { Icon } from "./button";
import { SideMenu, Tabs, TopBar, useShell } from "./shell/side-menu";

export function Footer({ copyright }: { copyright?: string }) {
  return (
    <footer className="footer">
      {copyright && <p>{copyright}</p>}
      <FooterLinks />
    </footer>
  );
}

/** `children` are further links, each an `<li>`. */
export function FooterLinks({ children }: { children?: ReactNode }) {
  return (
    <ul className="footer-links">
      <li>
        <a href="/privacy-notice" target="_blank" rel="noopener">
          Privacy Notice
        </a>
      </li>
      <li>
        <a href="/about" target="_blank" rel="noopener">
          About
        </a>
      </li>
      {children}
      <li>Version {VERSION}</li>
    </ul>
  );
}

type Props = {
  title: ReactNode;
  /** For screen readers only: the page shows its own title. */
  hideTitle?: boolean;
  actions?: ReactNode;
  /** The page above this one. */
  back?: { to: string; name: string };
  /** Whether to show the tabs; by default when logged in. */
  tabs?: boolean;
  menu?: boolean;
  wide?: boolean;
  /** The open dialog, or an outlet that may hold one; makes the page behind inert. */
  dialog?: ReactNode;
  /** Default: a matched route says `export const handle = { dialog: true }`. */
  dialogOpen?: boolean;
  children: ReactNode;
};

export function Page(props: Props) {
  const { title, hideTitle, actions, back, menu = true, wide, dialog, children } = props;
  const { viewer } = useShell();
  const dialogMatched = useMatches().some(
    (match) => (match.handle as { dialog?: boolean } | undefined)?.dialog,
  );
  const open = props.dialogOpen ?? dialogMatched;
  const tabs = props.tabs ?? viewer !== null;
  return (
    <>
      <div className="page" inert={open ? "" : undefined}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <TopBar menu={menu} tabs={tabs} />
        {menu && <SideMenu />}
        <main id="main" tabIndex={-1} className={wide ? "main wide" : "main"}>
          <header className={hideTitle ? "visually-hidden" : "page-head"}>
            {back && (
              <Link to={back.to} className="icon-button page-back" aria-label={back.name}>
                <Icon name="arrow-left" />
              </Link>
            )}
            <h1>{title}</h1>
            {actions}
          </header>
          {children}
        </main>
        <Footer />
        {tabs && <Tabs />}
      </div>
      {dialog}
    </>
  );
}

/** After the styles, which paint first; letters change when it has come. */
const font = (href: string) =>
  ({
    rel: "preload",
    as: "font",
    type: "font/woff2",
    crossOrigin: "anonymous",
    fetchpriority: "low",
    href,
  }) as const;

export const pageLinks = (): LinkDescriptor[] =>
  [
    font(atkinson),
    font(jersey),
    { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
    { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
    { rel: "manifest", href: "/manifest.webmanifest" },
  ].map((link) => ({ ...link, href: mounted(link.href) }) as LinkDescriptor);
