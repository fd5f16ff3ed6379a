import type { ReactNode } from "react";
import { VERSION } from "~/platform/version";

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
