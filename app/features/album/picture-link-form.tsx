import type { SubmissionResult } from "@conform-to/react";
import { Form } from "@remix-run/react";
import { Button } from "~/ui/controls";
import { FormToast } from "~/ui/form/field";
import "./picture-link.css";

type Props = {
  address: { png: string; path: string } | null;
  lastResult?: SubmissionResult<string[]>;
};

const SIDE = 240;

export function PictureLinkForm({ address, lastResult }: Props) {
  return (
    <Form method="post" action="/account/picture" className="picture-link" preventScrollReset>
      <FormToast text={lastResult?.error?.[""]?.[0]} answer={lastResult} />
      <p>
        Today’s picture as far as it is filled, for a home screen, a smart home or an e-ink frame. It shows no
        numbers and no name. Anyone with the link can see it.
      </p>
      {address && (
        <>
          <img src={`${address.path}?size=${SIDE}`} width={SIDE} height={SIDE} alt="As it stands now" />
          <code translate="no">{address.png}</code>
          <Ways address={address.png} />
        </>
      )}
      <div className="form-buttons">
        <Button name="intent" value="renew" variant={address ? "plain" : undefined} pendingText="Creating...">
          {address ? "Replace link" : "Create link"}
        </Button>
        {address && (
          <Button name="intent" value="end" variant="plain" pendingText="Turning off...">
            Turn off
          </Button>
        )}
      </div>
    </Form>
  );
}

const Ways = ({ address }: { address: string }) => (
  <details>
    <summary>Sizes, themes and where to put it</summary>
    <ul>
      <li>
        <code>?size=240</code> to <code>1600</code> in steps of 40, <code>&amp;theme=light</code>,{" "}
        <code>dark</code> or <code>paper</code> (black and white, for e-ink), and <code>.svg</code> in place
        of <code>.png</code>.
      </li>
      <li>Phone: a widget app that shows a picture from the web, refreshed every few minutes.</li>
      <li>
        Home Assistant, as a card:
        <pre translate="no">{`type: picture\nimage: ${address}?theme=dark`}</pre>
      </li>
      <li>
        E-ink frame: <code translate="no">curl -o today.png “{address}?theme=paper&amp;size=480”</code>
      </li>
      <li>
        Numbers for a sensor: <a href="/api/docs">GET /api/today</a>, with a token.
      </li>
    </ul>
  </details>
);
