import { useLocation } from "@remix-run/react";
import { errorWording } from "~/http/error-wording";
import { EmptyState, type Picture } from "./empty-state";
import { Footer } from "./footer";
import { ButtonLink } from "./form/button-link";
import { TopBar } from "./top-bar";

type Props = {
  /** 0 without a readable answer. */
  status: number;
  text?: string;
  title?: string;
};

export function ErrorPage({ status, text, title = errorWording(status, text) }: Props) {
  return (
    <div className="page">
      <TopBar menu={false} tabs={false} />
      <main className="main error-page" id="main">
        <EmptyState
          picture={pictureOf(status)}
          level="h1"
          title={title}
          text={status ? `Error ${status}` : undefined}
          action={status === 401 ? <ButtonLink to="/log-in">Log in</ButtonLink> : <Way status={status} />}
        />
      </main>
      <Footer />
    </div>
  );
}

function Way({ status }: { status: number }) {
  const { pathname, search } = useLocation();
  if (status !== 0) return <ButtonLink to="/">Back to home</ButtonLink>;
  return (
    <ButtonLink to={pathname + search} reloadDocument>
      Try Again
    </ButtonLink>
  );
}

function pictureOf(status: number): Picture {
  if (status === 404) return "scarecrow";
  if (status === 429) return "snail";
  if (status >= 500 || status === 0) return "cloud";
  return "packet";
}
