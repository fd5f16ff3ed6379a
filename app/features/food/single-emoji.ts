const EMOJI_STYLE = "\ufe0f";

// Made with the first text: the list of all emoji takes its time.
let emoji: RegExp | undefined;

/** `text` when it is exactly one emoji (the emoji presentation mark is added where it was left out). */
export function singleEmoji(text: string | undefined): string | undefined {
  emoji ??= /^\p{RGI_Emoji}$/v;
  const trimmed = text?.trim() ?? "";
  return [trimmed, trimmed + EMOJI_STYLE].find((candidate) => emoji?.test(candidate));
}
