// Whether Geetest 3 is up, according to its bypass service. The service is called on demand and its answer is cached for ten seconds, so
// there are no calls while no box is opened.
import { z } from 'zod';
import type { GeetestAccount } from './geetest-account.ts';
import type { AskGeetest } from './ask-geetest.ts';

const countsForMs = 10_000;
const mostKept = 1_000;

const Status = z.object({ status: z.string() });

export type IsUp = (account: GeetestAccount) => Promise<boolean>;

export function watchBypass(ask: AskGeetest, clock: () => Date): IsUp {
  const known = new Map<string, { until: number; isUp: Promise<boolean> }>();
  const askNow = async (base: string, gt: string): Promise<boolean> => {
    const answer = await ask({ base, path: '/v1/bypass_status.php', query: { gt } });
    return Status.safeParse(answer).data?.status === 'success';
  };
  return ({ bypassUrl, id }) => {
    if (bypassUrl === null) return Promise.resolve(true);
    const key = `${bypassUrl} ${id}`;
    const now = clock().getTime();
    const kept = known.get(key);
    if (kept && now < kept.until) return kept.isUp;
    const isUp = askNow(bypassUrl, id);
    if (known.size >= mostKept) known.clear();
    known.set(key, { until: now + countsForMs, isUp });
    return isUp;
  };
}
