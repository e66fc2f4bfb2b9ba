// Checks whether the reader is in the middle of something on this page.

const texts = 'input:not([type=checkbox], [type=radio], [type=file], [type=button]), textarea';

/** Whether a text field has a value or the focus. */
export function hasFormInUse(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(texts);
  return [...fields].some(
    (field) => !field.readOnly && (field.value !== '' || field === document.activeElement),
  );
}

/** Whether a dialog or a sheet is open. */
export const hasOpenDialog = (): boolean => document.querySelector('dialog[open]') !== null;
