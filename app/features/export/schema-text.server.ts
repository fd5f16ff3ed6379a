import { z } from "zod";
import { exportFileSchema } from "./file-schema.server";

let made: string | undefined;

export const exportSchemaText = (): string =>
  (made ??= JSON.stringify(
    z.toJSONSchema(exportFileSchema, { io: "input", unrepresentable: "any" }),
    null,
    1,
  ));
