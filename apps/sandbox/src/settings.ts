// The only reader of the sandbox's environment.
type Environment = Record<string, string | undefined>;
export type Settings = { host: string; port: number };

/** The sandbox lives one above the site's port. */
export function readSettings(environment: Environment = process.env): Settings {
  const text = environment['PORT'] || '8080';
  const port = /^\d{1,5}$/.test(text) ? Number(text) + 1 : 0;
  if (port < 2 || port > 65_532) {
    throw new Error(`PORT must be a whole number from 1 to 65531, not ${text}.`);
  }
  return { host: environment['HOST'] || '127.0.0.1', port };
}
