import { ButtonLink } from "./button-link";
import { EmptyState, type Picture } from "./empty-state";
import { errorWording } from "./error-wording";
import { Footer } from "./footer";
import { TopBar } from "./top-bar";

type Props = { status: number; text?: string };

/** The whole page of an answer that failed. */
export function ErrorPage({ status, text }: Props) {
  return (
    <div className="page">
      <TopBar menu={false} eat={false} />
      <main className="main error-page" id="main">
        <EmptyState
          picture={pictureOf(status)}
          level="h1"
          title={errorWording(status, text)}
          text={`Error ${status}`}
          action={
            status === 401 ? (
              <ButtonLink to="/log-in">Log in</ButtonLink>
            ) : (
              <ButtonLink to="/">Back to home</ButtonLink>
            )
          }
        />
      </main>
      <Footer />
    </div>
  );
}

function pictureOf(status: number): Picture {
  if (status === 404) return "scarecrow";
  if (status === 429) return "snail";
  if (status >= 500) return "cloud";
  return "packet";
}
