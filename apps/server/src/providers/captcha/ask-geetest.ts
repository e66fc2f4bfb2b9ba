// One call to Geetest: a single attempt, with a deadline and a small answer.
import type { Outbound } from '../outbound.ts';
import { OutboundFailure } from '../outbound-failure.ts';

export type AskGeetest = (asked: {
  base: string;
  path: `/${string}`;
  query: Record<string, string>;
  /** Fields to post; absent for a GET. */
  form?: Record<string, string>;
}) => Promise<unknown>;

const mostBytes = 64 * 1024;

/** Creates the caller. Returns the parsed JSON, or '' for an empty body; undefined if there was no complete answer with status 200, or it was no JSON. */
export const asker =
  (outbound: Outbound, waitMs: number): AskGeetest =>
  async ({ base, path, query, form }) => {
    const call = {
      base,
      path: `${path}?${new URLSearchParams(query).toString()}` as const,
      headers: {
        accept: 'application/json',
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      deadline: AbortSignal.timeout(waitMs),
      mostBytes,
    };
    try {
      const { status, body } = await (form
        ? outbound.post({ ...call, body: new URLSearchParams(form).toString() })
        : outbound.get(call));
      return status === 200 ? readJson(body.toString('utf8')) : undefined;
    } catch (error) {
      if (error instanceof OutboundFailure) return undefined;
      throw error;
    }
  };

function readJson(text: string): unknown {
  if (text === '') return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
