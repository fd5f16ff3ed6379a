import { exportSchemaText } from "~/features/export/schema-text.server";

export const loader = () =>
  new Response(exportSchemaText(), { headers: { "Content-Type": "application/json" } });
