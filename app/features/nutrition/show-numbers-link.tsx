import { Link, useLocation } from "@remix-run/react";

export const ShowNumbersLink = () => (
  <Link to={`${useLocation().search || "?"}&numbers=shown`} preventScrollReset>
    Show the numbers here
  </Link>
);
