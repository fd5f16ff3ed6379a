import { useMatches } from "@remix-run/react";
import type { ReactNode } from "react";
import { Footer } from "./footer";
import { SideMenu } from "./side-menu";
import { TopBar } from "./top-bar";
import { useShell } from "./use-shell";

type Props = {
  title: ReactNode;
  /** For screen readers only: the page shows its own title. */
  hideTitle?: boolean;
  actions?: ReactNode;
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
  const { title, hideTitle, actions, menu = true, wide, dialog, children } = props;
  const { viewer } = useShell();
  const dialogMatched = useMatches().some(
    (match) => (match.handle as { dialog?: boolean } | undefined)?.dialog,
  );
  const open = props.dialogOpen ?? dialogMatched;
  return (
    <>
      <div className="page" inert={open ? "" : undefined}>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <TopBar menu={menu} tabs={props.tabs ?? viewer !== null} />
        {menu && <SideMenu />}
        <main id="main" tabIndex={-1} className={wide ? "main wide" : "main"}>
          <header className={hideTitle ? "visually-hidden" : "page-head"}>
            <h1>{title}</h1>
            {actions}
          </header>
          {children}
        </main>
        <Footer />
      </div>
      {dialog}
    </>
  );
}
