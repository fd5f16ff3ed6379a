import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { INVITATION_OVER, invitingHouse, joinHouse, joinSchema } from "~/features/house/house.server";
import { JoinHouse } from "~/features/house/house-screen";
import { answerForm, redirectWithToast, resultOf } from "~/http/form.server";
import { Refusal } from "~/http/refusal";
import { callerOf, callerOfForm } from "~/http/viewer.server";
import { Page } from "~/ui/page";

export const meta: MetaFunction = () => [{ title: "Join a house · Pixelplate" }];

/** The browser's router doesn't know this page, which few ever open. */
export const handle = { scripts: false };

export async function loader({ request }: LoaderFunctionArgs) {
  const by = await callerOf(request);
  const token = new URL(request.url).searchParams.get("token") ?? "";
  const house = await resultOf(request, INVITATION_OVER, () => invitingHouse(by, token));
  if (house instanceof Refusal) return data({ members: [], token: "", problem: house.message }, house);
  return data({ members: house, token, problem: undefined });
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  return answerForm(request, joinSchema, { failed: ACCOUNT_MESSAGES.saveFailed }, async ({ token }) => {
    await joinHouse(by, token);
    return redirectWithToast("/account/house", { type: "success", text: "Welcome to the house" });
  });
}

export default function Join() {
  const { members, token, problem } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>()?.error?.[""]?.[0];
  return (
    <Page title="Join a house" back={{ to: "/account/preferences", name: "Preferences" }}>
      <JoinHouse members={members} token={token} problem={refused ?? problem} />
    </Page>
  );
}
