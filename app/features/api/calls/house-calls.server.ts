import { z } from "zod";
import { defineCall } from "~/features/api/answer";

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
