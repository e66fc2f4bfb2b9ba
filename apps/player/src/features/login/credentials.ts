// What is typed into the form of the login page, read from the form itself: React does not hold it, and may not be here yet.
export const loginFormId = 'log-in';

export type Credentials = { username: string; password: string };

export function readCredentials(form: HTMLFormElement): Credentials {
  const fields = new FormData(form);
  const textOf = (name: keyof Credentials) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { username: textOf('username').trim(), password: textOf('password') };
}

/** The fields that are empty, in their order. */
export const missingFields = (typed: Credentials): (keyof Credentials)[] =>
  (['username', 'password'] as const).filter((name) => typed[name] === '');
