/** The shape of every answer of the API. */
type Envelope = { success: boolean; data: unknown; error: string | null };

const HEADERS = { "Cache-Control": "private, no-store" };

export const dataAnswer = (data: unknown, plain = false): Response =>
  Response.json({ success: true, data, error: null, ...(plain && (data as object)) }, { headers: HEADERS });

export const errorAnswer = (status: number, error: string, headers: Record<string, string> = {}): Response =>
  Response.json({ success: false, data: null, error } satisfies Envelope, {
    status,
    headers: { ...HEADERS, ...headers },
  });
