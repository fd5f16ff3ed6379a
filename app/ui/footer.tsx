/** The foot of every page. Its links open in a new tab. */
export function Footer({ copyright }: { copyright?: string }) {
  return (
    <footer className="footer">
      {copyright && <p>{copyright}</p>}
      <FooterLinks />
    </footer>
  );
}

export function FooterLinks() {
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
    </ul>
  );
}
