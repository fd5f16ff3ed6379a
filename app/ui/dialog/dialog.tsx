import { Link } from "@remix-run/react";
import { type ReactElement, type ReactNode, useId } from "react";
import { Icon } from "~/ui/controls";
import { Modal } from "./modal.island";

type Props = {
  title: ReactNode;
  closeTo: string;
  goesBack?: boolean;
  back?: string | ReactElement;
  wide?: boolean;
  footer?: ReactNode;
  children: ReactNode;
};

/** An open dialog over the page; closing and going back are links. Render it beside what it covers (`dialog` of Page). */
export function Dialog({ title, closeTo, goesBack, back, wide, footer, children }: Props) {
  const titleId = useId();
  return (
    <Modal closeTo={closeTo} goesBack={goesBack} titleId={titleId} wide={wide}>
      <header className="dialog-head">
        {typeof back !== "string" ? (
          back
        ) : (
          <Link className="icon-button" to={back} aria-label="Back" preventScrollReset>
            <Icon name="arrow-left" />
          </Link>
        )}
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <Link className="icon-button" to={closeTo} aria-label="Close" preventScrollReset data-close>
          <Icon name="close" />
        </Link>
      </header>
      <div className="dialog-body">{children}</div>
      {footer && <footer className="dialog-foot">{footer}</footer>}
    </Modal>
  );
}
