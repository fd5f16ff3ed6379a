/** An address alone, or a name and the address in angle brackets. */
export const SENDER = /^(?:([^<>@,;:"\\\p{C}]*)<)?([^\s<>@,;:"\\]+@[^\s<>@,;:"\\]+)>?$/u;

export function senderOf(text = "", fallback: string): { name: string; address: string } {
  const [, name = "", address = fallback] = SENDER.exec(text) ?? [];
  return { name: name.trim() || "Pixelplate", address };
}
