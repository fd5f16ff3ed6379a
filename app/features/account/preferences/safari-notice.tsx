import { Form } from "@remix-run/react";
import { Icon } from "~/ui/icon";

/** Tells of the camera permission once; the cross keeps it away. */
export function SafariNotice() {
  return (
    <aside className="card safari-notice" aria-labelledby="safari-notice">
      <Icon name="camera" />
      <div>
        <p id="safari-notice">
          <strong>Scanning labels in Safari?</strong>
        </p>
        <p>Allow the camera once, and Safari stops asking each time.</p>
        <p>
          <a href="/safari-camera-permission" target="_blank" rel="noopener">
            Safari camera permission
          </a>
        </p>
      </div>
      <Form method="post" action="/account/safari-notice" preventScrollReset>
        <button type="submit" className="icon-button" aria-label="Dismiss">
          <Icon name="close" />
        </button>
      </Form>
    </aside>
  );
}
