import type { SubmissionResult } from "@conform-to/react";
import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { actOnImport, importSchema, shownImports } from "~/features/imports/act.server";
import { ImportScreen } from "~/features/imports/import-screen";
import { IMPORT_REFUSALS } from "~/features/imports/messages";
import { answerForm, atField, pageOfFiles, redirectWithToast } from "~/http/form.server";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Import · Pixelplate" }];

const HERE = "/account/data/import";

/** With `?id=` one import. */
export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const id = new URL(request.url).searchParams.get("id");
  const page = await shownImports(by, id);
  if (id !== null && !page.shown)
    return redirectWithToast(HERE, { type: "error", text: IMPORT_REFUSALS.gone });
  return pageOfFiles(request, page, atField("file", IMPORT_REFUSALS.tooLarge));
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const options = {
    failed: IMPORT_REFUSALS.failed,
    shown: (lastResult: SubmissionResult<string[]>) => lastResult,
  };
  return answerForm(request, importSchema, options, async (form) => {
    const id = await actOnImport(by, form);
    return redirect(id === null ? HERE : `${HERE}?id=${id}`, { status: 303 });
  });
}

export default function ImportPage() {
  const { shown, imports, refused } = useLoaderData<typeof loader>();
  const lastResult = useActionData<typeof action>() ?? refused;
  return (
    <Page title="Import" back={{ to: "/account/data", name: "Your data" }}>
      <ImportScreen shown={shown} imports={imports} lastResult={lastResult} />
    </Page>
  );
}
