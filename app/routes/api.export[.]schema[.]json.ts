import { exportSchemaText } from "~/features/export/export.server";

export const loader = () =>
  new Response(exportSchemaText(), { headers: { "Content-Type": "application/json" } });
