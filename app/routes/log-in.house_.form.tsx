import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { afterLogInSchema } from "~/features/access/sso/flow.server";
import { readForm } from "~/http/form.server";
import { errorPage } from "~/http/refusal";
import { safePath } from "~/http/safe-path";
import { interruptedFormCookie } from "~/http/sender.server";
import { requireViewer } from "~/http/viewer.server";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Welcome back · Pixelplate" }];

export const handle = { scripts: false };

const leadsTo = (request: Request) => safePath(new URL(request.url).searchParams.get("redirectTo"));

/** After logging in elsewhere: the form that waits is sent on by a press, as no link can send one. */
export async function loader({ request }: LoaderFunctionArgs) {
  await requireViewer(request);
  return { redirectTo: leadsTo(request), lateForm: await interruptedFormCookie.read(request) };
}

export async function action({ request }: ActionFunctionArgs) {
  await requireViewer(request);
  const { value, refusal } = await readForm(request, afterLogInSchema);
  if (refusal) throw errorPage(refusal);
  const headers = { "Set-Cookie": await interruptedFormCookie.clear() };
  // Sent on with this form, as log-in does.
  return redirect(leadsTo(request), { status: value?.lateForm ? 307 : 303, headers });
}

export default function InterruptedForm() {
  const { redirectTo, lateForm } = useLoaderData<typeof loader>();
  const action = lateForm ? (
    <form method="post" action={`?redirectTo=${encodeURIComponent(redirectTo)}`}>
      <input type="hidden" name="lateForm" value={lateForm} />
      <button type="submit" className="button">
        Go on
      </button>
    </form>
  ) : (
    <a className="button" href={redirectTo}>
      Go on
    </a>
  );
  return (
    <Page title="Welcome back">
      {lateForm && <p>What you typed is still here.</p>}
      {action}
    </Page>
  );
}
