// Whether somebody is in the middle of something on this page.

const texts = 'input:not([type=checkbox], [type=radio], [type=file], [type=button]), textarea';

/** A text field holds something, or is where the next key goes. */
export function hasFormInUse(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(texts);
  return [...fields].some(
    (field) => !field.readOnly && (field.value !== '' || field === document.activeElement),
  );
}

/** A dialog or a sheet is open. */
export const hasOpenDialog = (): boolean => document.querySelector('dialog[open]') !== null;
