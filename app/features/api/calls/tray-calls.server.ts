import { z } from "zod";
import { API_MESSAGES, defineCall } from "~/features/api/answer";
import { loggedSchema, newBody, wording } from "~/features/api/food-json.server";
import { foodAnswer } from "~/features/food/logged.server";
import { PROPOSAL_MS, type Proposal, TRAY_MESSAGES } from "~/features/log/proposals.server";
import { logFoodCall } from "./food-calls.server";

const gone = { 404: TRAY_MESSAGES.gone };
const failure = API_MESSAGES.saveFailed;

export const proposalSchema = loggedSchema.extend({
  id: z.string().meta({ description: "Of the food too, once it is logged." }),
  proposed_by: z
    .string()
    .nullable()
    .meta({ description: "The name of the token that proposed it, or the nickname of `from_member`." }),
  from_member: z.string().nullable().meta({
    description: "Who of your house sent it, as `GET /api/house` names them; null for a program’s.",
  }),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().meta({ description: "When it is over if nobody decides." }),
});

export const listProposalsCall = defineCall({
  method: "GET",
  path: "/api/tray",
  operationId: "listProposals",
  summary: "Foods that programs and your house propose and nobody has decided on, the newest first",
  access: "signed-in",
  answer: z.object({ proposals: z.array(proposalSchema) }),
});

export const proposeFoodCall = defineCall({
  method: "POST",
  path: "/api/tray",
  operationId: "proposeFood",
  summary:
    "Propose a food, which waits on home until its person logs it, changes it or says no; yours, or with `to` somebody else’s of your house, for which a token needs the scope `log`",
  access: "signed-in",
  scope: "propose",
  body: z.strictObject(
    {
      to: z
        .string(TRAY_MESSAGES.stranger)
        .max(64, TRAY_MESSAGES.stranger)
        .optional()
        .meta({
          examples: ["{memberId}"],
          description:
            "Who of your house gets it, as `GET /api/house` names them. They see your nickname and the food.",
        }),
      food: newBody,
    },
    API_MESSAGES.missingName,
  ),
  answer: proposalSchema,
  idempotent: true,
  refusals: { 404: TRAY_MESSAGES.stranger, 409: API_MESSAGES.keyUsed },
  wording: ({ issues }) => wording(new z.ZodError(issues.map(withinFood))),
  failure,
});

const withinFood = (issue: z.core.$ZodIssue) =>
  issue.path[0] === "food" ? { ...issue, path: issue.path.slice(1) } : issue;

export const takeProposalCall = defineCall({
  method: "POST",
  path: "/api/tray/{proposalId}/take",
  operationId: "takeProposal",
  summary: "Log a proposal; twice is once",
  access: "signed-in",
  scope: "log",
  answer: logFoodCall.answer,
  refusals: gone,
  failure,
});

export const dismissProposalCall = defineCall({
  method: "POST",
  path: "/api/tray/{proposalId}/dismiss",
  operationId: "dismissProposal",
  summary: "Say no to a proposal",
  access: "signed-in",
  scope: "log",
  answer: z.object({ id: z.string() }),
  refusals: gone,
  failure,
});

export const proposalAnswer = ({ proposedBy, fromMember, createdAt, ...food }: Proposal) => ({
  ...foodAnswer(food),
  proposed_by: proposedBy,
  from_member: fromMember,
  created_at: new Date(createdAt).toISOString(),
  expires_at: new Date(createdAt + PROPOSAL_MS).toISOString(),
});

export const houseCall = defineCall({
  method: "GET",
  path: "/api/house",
  operationId: "getHouse",
  summary: "The people of your house, you among them",
  access: "signed-in",
  answer: z.object({
    members: z
      .array(
        z.object({
          id: z.string().meta({ description: "Theirs in this house alone." }),
          nickname: z.string().nullable(),
          you: z.boolean(),
        }),
      )
      .meta({ description: "Empty without a house." }),
  }),
});
