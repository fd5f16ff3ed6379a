import type { ApiToken } from "~/http/api-token.server";

const isoOf = (instantMs: number) => new Date(instantMs).toISOString();

/** A personal token as the API returns it. */
export const tokenAnswer = ({ id, name, scope, createdAt, lastUsedAt, expiresAt }: ApiToken) => ({
  id,
  name,
  scope,
  created_at: isoOf(createdAt),
  last_used_at: lastUsedAt === null ? null : isoOf(lastUsedAt),
  expires_at: expiresAt === null ? null : isoOf(expiresAt),
});
