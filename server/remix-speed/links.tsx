import {
  type LinkProps,
  type NavLinkProps,
  Link as RemixLink,
  NavLink as RemixNavLink,
  useLocation,
} from "@remix-run/react";

/** As Remix writes it, but without its router, which a whole path doesn't need on the server. */
export function Link(props: LinkProps) {
  const { to, target, discover = "render", reloadDocument, ...rest } = props;
  if (!isWholePath(to)) return <RemixLink {...props} />;
  const { prefetch, relative, replace, state, preventScrollReset, viewTransition, ...attributes } = rest;
  const discovered = discover === "render" && !reloadDocument ? "true" : undefined;
  return <a {...attributes} data-discover={discovered} href={to} target={target} />;
}

export function NavLink(props: NavLinkProps) {
  const { to, end, caseSensitive, className = "", style, children, ...rest } = props;
  const { pathname } = useLocation();
  const isPlain = [className, style, children].every((part) => typeof part !== "function");
  if (!end || caseSensitive || !isPlain || !isWholePath(to) || /[?#]/.test(to))
    return <RemixNavLink {...props} />;
  const isHere = pathname.toLowerCase() === to.toLowerCase();
  const { "aria-current": current = "page", ...attributes } = rest;
  const names = [className, isHere && "active"].filter(Boolean).join(" ");
  return (
    <Link
      {...attributes}
      to={to}
      data-discover="true"
      aria-current={isHere ? current : undefined}
      className={names}
    >
      {children as LinkProps["children"]}
    </Link>
  );
}

const isWholePath = (to: LinkProps["to"]): to is string =>
  IS_ON && typeof to === "string" && WHOLE_PATH.test(to);

const IS_ON = process.env.REMIX_SHORTCUTS !== "off";

const WHOLE_PATH = /^(?:\/|(?:\/[\w-]+)+\/?)(?:\?[\w=&%+.~:-]+)?(?:#[\w-]+)?$/;
