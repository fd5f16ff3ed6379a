import { z } from "zod";
import { defineCall } from "../call";

export const plantsCall = defineCall({
  method: "GET",
  path: "/api/plants",
  operationId: "listPlants",
  summary: "The different plants eaten this week",
  access: "signed-in",
  answer: z.object({
    from: z.iso.date().meta({ description: "Monday." }),
    count: z.int(),
    plants: z.array(z.object({ name: z.string(), emoji: z.string() })).meta({
      description: "In the order eaten.",
    }),
  }),
});
