const EMOJI = /^\p{RGI_Emoji}$/v;
const EMOJI_STYLE = "\ufe0f";

/** `text` when it is exactly one emoji (the emoji presentation mark is added where it was left out). */
export function singleEmoji(text: string | undefined): string | undefined {
  const trimmed = text?.trim() ?? "";
  return [trimmed, trimmed + EMOJI_STYLE].find((candidate) => EMOJI.test(candidate));
}
