import { exportSchemaText } from "~/features/export/export.server";

export const loader = async () =>
  new Response(await exportSchemaText(), { headers: { "Content-Type": "application/json" } });
