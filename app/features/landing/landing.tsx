import { Footer } from "~/ui/footer";
import { ButtonLink } from "~/ui/form/button-link";
import { Logo } from "~/ui/logo";
import { Celebrate } from "./celebrate";
import { Ground } from "./ground";
import { Hero } from "./hero";
import { HowItWorks } from "./how-it-works";
import type { LandingPictures } from "./landing-pictures";
import "./landing.css";

export function Landing({ pictures }: { pictures: LandingPictures }) {
  return (
    <div className="landing">
      <header className="landing-head">
        <Logo name />
        <ButtonLink to="/log-in" variant="plain" preventScrollReset>
          Log in
        </ButtonLink>
      </header>
      <main>
        <Hero pictures={pictures} />
        <HowItWorks avocado={pictures.avocado} />
        <Celebrate />
      </main>
      <div className="closing">
        <Ground />
        <section aria-labelledby="closing">
          <h2 id="closing">Today’s bed is still empty.</h2>
          <p>Pick a seed packet, eat as you always do, and see what has come up by tonight.</p>
          <ButtonLink to="/sign-up" preventScrollReset>
            Get started
          </ButtonLink>
        </section>
        <Footer copyright="© 2025–2026 Pixelplate" />
      </div>
    </div>
  );
}
