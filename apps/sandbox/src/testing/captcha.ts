// Solves a captcha as the box does, without a browser: calls the stand-in, and returns the result as the site's calls contain it.
import type { TestSandbox } from './test-sandbox.ts';

type Sandbox = Pick<TestSandbox, 'ask'>;
type CaptchaParameters = { gt: string; challenge: string };

/** Makes a JSONP call. Returns the argument of the page's function. */
export async function askByScript(
  sandbox: Sandbox,
  path: string,
  query: Record<string, string>,
): Promise<Record<string, unknown>> {
  const search = new URLSearchParams({ ...query, callback: 'geetest_1' }).toString();
  const { body } = await sandbox.ask('GET', `/geetest${path}?${search}`);
  const [, answer] = /^geetest_1\((.*)\)$/s.exec(body) ?? [];
  if (answer === undefined) throw new Error(`no script: ${body}`);
  return JSON.parse(answer) as Record<string, unknown>;
}

/** Solves version 3. Returns the fields of a call. */
export async function solveV3(
  sandbox: Sandbox,
  { gt, challenge }: CaptchaParameters,
  act = 'solve',
) {
  const { data } = await askByScript(sandbox, '/ajax.php', { gt, challenge, act });
  const solved = data as { challenge: string; validate: string };
  return {
    geetestChallenge: solved.challenge,
    geetestSeccode: `${solved.validate}|jordan`,
  };
}

export type ResultV4 = Record<
  'captcha_id' | 'lot_number' | 'pass_token' | 'gen_time' | 'captcha_output',
  string
>;

/** Solves version 4. Returns the field of a call. */
export async function solveV4(sandbox: Sandbox, id: string, act = 'solve') {
  const loaded = await askByScript(sandbox, '/load', { captcha_id: id });
  const { lot_number } = loaded['data'] as { lot_number: string };
  const { data } = await askByScript(sandbox, '/verify', { captcha_id: id, lot_number, act });
  return { geetestValidateV4: (data as { seccode: ResultV4 }).seccode };
}
