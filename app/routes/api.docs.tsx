import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { CallList } from "~/features/api/document/call-list";
import { callTexts } from "~/features/api/document/call-texts.server";
import { Page } from "~/ui/page";
import "~/styles/static-pages.css";

export const handle = { scripts: false };

export const meta: MetaFunction = () => [
  { title: "API · Pixelplate" },
  { name: "description", content: "The calls that programs make to Pixelplate." },
];

export const loader = () => ({ parts: callTexts() });

/** What programs may call, for those who write them. */
export default function ApiDocs() {
  const { parts } = useLoaderData<typeof loader>();
  return (
    <Page title="API">
      <div className="prose">
        <p>
          With the calls below, programs log food, read days and see collections. The machine-readable version
          is the <a href="/api/openapi.json">OpenAPI document</a>.
        </p>
        <p>
          Every answer is <code>{"{ success, data, error }"}</code>. Send a token as{" "}
          <code>Authorization: Bearer …</code>. For a program of your own, make one on the page{" "}
          <a href="/account/tokens">API tokens</a> of your account; its scope says what it may do, and it may
          expire. Other people’s programs request one from <code>POST /api/auth/token</code> instead. It lasts
          an hour, and its refresh token gets the next pair once.
        </p>
        <p>
          A refusal has a <code>code</code> for programs beside its <code>error</code>, and{" "}
          <code>fields</code> when some are wrong. Calls and fields are only ever added.
        </p>
        {parts.map((part) => (
          <CallList key={part.title} {...part} />
        ))}
      </div>
    </Page>
  );
}
