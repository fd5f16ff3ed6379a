import { Link } from "@remix-run/react";
import { FooterLinks } from "~/ui/footer";
import { useShell } from "~/ui/use-shell";

/** The foot of the Account page, in place of the ordinary one: the same links, and the last one. */
export function AccountFooter() {
  const { contactEmail } = useShell();
  return (
    <footer className="account-footer">
      <p>
        Questions or feedback? Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
      <FooterLinks>
        <li>
          <Link to="/account/delete" preventScrollReset>
            Delete Account
          </Link>
        </li>
      </FooterLinks>
    </footer>
  );
}
