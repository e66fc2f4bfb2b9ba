// Fills in and selects the fields of the login form, which React does not control.
import { loginFormId, readCredentials, type Credentials } from '../credentials.ts';

const findForm = () => document.querySelector<HTMLFormElement>(`#${loginFormId}`);

const inputOf = (form: HTMLFormElement, name: keyof Credentials): HTMLInputElement | null => {
  const field = form.elements.namedItem(name);
  return field instanceof HTMLInputElement ? field : null;
};

/** Selects the refused password, unless the player changed it while waiting for the answer. */
export function selectPassword(refused: Credentials): void {
  const form = findForm();
  if (!form) return;
  const { username, password } = readCredentials(form);
  if (username !== refused.username || password !== refused.password) return;
  const field = inputOf(form, 'password');
  field?.focus();
  field?.select();
}

/** Fills in the known name, unless the player began to type. */
export function fillIn(username: string, isRemembered: boolean): void {
  const form = findForm();
  const field = form && inputOf(form, 'username');
  const box = form && inputOf(form, 'rememberMe');
  if (field?.value !== '') return;
  field.value = username;
  if (box && isRemembered) box.checked = true;
}
