/** Text to the clipboard, by whichever way the browser allows. */

/** Copies the text. False if the browser allows no way. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is no clipboard where the page was not loaded safely, or it is not allowed.
    return copiedBySelection(text);
  }
}

/** The older way: text in a field that is selected for a moment. */
function copiedBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "sr-only";
  document.body.append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
