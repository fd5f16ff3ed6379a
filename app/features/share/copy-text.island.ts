/**
 * Puts text on the clipboard and says whether that worked. Where the clipboard is closed to scripts, as over plain HTTP,
 * an unseen text field next to `near` is copied from instead: one outside an open dialog could not be selected.
 */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyFromField(text, near);
  }
}

function copyFromField(text: string, near: Element): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "visually-hidden";
  near.after(field);
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus();
  }
}
