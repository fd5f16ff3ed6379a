const EMOJI_STYLE = "\ufe0f";

// Built on first use: the pattern of all emoji is slow to compile.
let emoji: RegExp | undefined;

/** `text` if it is exactly one emoji, with the emoji presentation mark added. */
export function singleEmoji(text: string | undefined): string | undefined {
  emoji ??= /^\p{RGI_Emoji}$/v;
  const trimmed = text?.trim() ?? "";
  return [trimmed, trimmed + EMOJI_STYLE].find((candidate) => emoji?.test(candidate));
}
