import { Link } from "@remix-run/react";
import { stateText } from "./import-texts";
import type { Import } from "./stage/import-of.server";

type Props = { imports: (Import & { made?: string })[] };

export function ImportList({ imports }: Props) {
  return (
    <section aria-labelledby="imports">
      <h2 id="imports">Your imports</h2>
      <ul className="import-list">
        {imports.map((each) => (
          <li key={each.id} className="card">
            <Link to={`/account/data/import?id=${each.id}`}>
              {each.program}
              {each.made && `, ${each.made}`}
            </Link>
            <p className="muted small import-file">
              {stateText(each)}
              {each.fileName && ` from ${each.fileName}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
