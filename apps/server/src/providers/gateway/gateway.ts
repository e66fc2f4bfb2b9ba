// A merchant's own gateway: an address that answers the family's calls (docs/gateway.md).
import type { Outbound } from '../outbound.ts';

type Call = {
  base: string;
  method: string;
  path: `/${string}`;
  headers: Record<string, string>;
  body: Buffer | undefined;
  waitMs: number;
};
type Answer = {
  status: number;
  body: Buffer;
  setCookies: readonly string[];
  retryAfter: string | undefined;
};

/** Space for the longest answer, the list of all games. */
const mostBytes = 4 * 1024 * 1024;

export const createGateway =
  ({ outbound }: { outbound: Outbound }) =>
  async ({ waitMs, ...call }: Call): Promise<Answer> => {
    const deadline = AbortSignal.timeout(waitMs);
    const { status, body, headers } = await outbound.send({ ...call, deadline, mostBytes });
    const { 'set-cookie': setCookies = [], 'retry-after': retryAfter } = headers;
    return { status, body, setCookies, retryAfter };
  };
