import { Link } from "@remix-run/react";
import { useShell } from "~/ui/use-shell";

/** The foot of the Account page, in place of the ordinary one: the same links, and the last one. */
export function AccountFooter() {
  const { contactEmail } = useShell();
  return (
    <footer className="account-footer">
      <p>
        Questions or feedback? Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
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
        <li>
          <Link to="/account/delete" preventScrollReset>
            Delete Account
          </Link>
        </li>
      </ul>
    </footer>
  );
}
