import type { SubmissionResult } from "@conform-to/react";
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { ACCOUNT_MESSAGES } from "~/features/access/credentials";
import { houseSchema, inviteToHouse, leaveHouse, makeHouse } from "~/features/house/house.server";
import { HouseScreen } from "~/features/house/house-screen";
import { membersOf } from "~/features/house/members.server";
import { CopiedLink } from "~/features/share/share-link.island";
import { answerForm, redirectWithToast } from "~/http/form.server";
import { callerOf, callerOfForm, shownOrigin } from "~/http/viewer.server";
import { Page } from "~/ui/page";

const TITLE = "House";

export const meta: MetaFunction = () => [{ title: `${TITLE} · Pixelplate` }];

export async function loader({ request }: LoaderFunctionArgs) {
  return { members: await membersOf(await callerOf(request)) };
}

export async function action({ request }: ActionFunctionArgs) {
  const by = await callerOfForm(request);
  const shown = (lastResult: SubmissionResult<string[]>) => ({ lastResult });
  const options = { failed: ACCOUNT_MESSAGES.saveFailed, shown };
  return answerForm(request, houseSchema, options, async ({ intent }) => {
    if (intent === "invite") {
      const token = await inviteToHouse(by);
      return { invitation: `${shownOrigin(request)}/account/house/join?token=${token}` };
    }
    await (intent === "make" ? makeHouse(by) : leaveHouse(by));
    const text = intent === "make" ? "You have a house" : "You have left the house";
    return redirectWithToast("/account/house", { type: "success", text });
  });
}

export default function House() {
  const { members } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <Page title={TITLE} back={{ to: "/account/preferences", name: "Preferences" }}>
      <HouseScreen
        members={members}
        invitation={answer && "invitation" in answer && <CopiedLink link={answer.invitation} />}
        lastResult={answer && "lastResult" in answer ? answer.lastResult : undefined}
      />
    </Page>
  );
}
