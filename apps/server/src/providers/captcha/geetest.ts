// The Geetest provider, which uses the version that the merchant's id belongs to.
import type { FastifyBaseLogger } from 'fastify';
import type { Outbound } from '../outbound.ts';
import { geetestAccount } from './geetest-account.ts';
import { asker } from './ask-geetest.ts';
import { watchBypass } from './bypass-status.ts';
import { CaptchaUnavailable, type CaptchaMerchant, type CaptchaProvider } from './captcha.ts';
import { beginV3, checkV3, type V3Deps } from './geetest-v3.ts';
import { checkV4, parametersOfV4 } from './geetest-v4.ts';

export type GeetestDeps = Pick<V3Deps, 'clock' | 'secretKey' | 'spendOnce'> & {
  outbound: Outbound;
  log: Pick<FastifyBaseLogger, 'warn'>;
  waitMs?: number;
};

const isV3 = ({ setting }: CaptchaMerchant): boolean => setting('captcha.version') === 'v3';

export function createGeetest({ outbound, log, waitMs = 5_000, ...deps }: GeetestDeps) {
  const ask = asker(outbound, waitMs);
  const v3 = { ...deps, ask, isUp: watchBypass(ask, deps.clock) };
  const v4 = {
    ...deps,
    ask,
    complain: ({ merchantCode }: { merchantCode: string }, code: string) =>
      log.warn({ merchant: merchantCode, code }, 'Geetest refuses to validate a result'),
  };
  return {
    begin: async (merchant) => {
      const account = geetestAccount(merchant);
      if (!account) throw new CaptchaUnavailable('not_set_up');
      return isV3(merchant) ? beginV3(account, v3) : parametersOfV4(account);
    },
    check: async (merchant, given) => {
      const account = geetestAccount(merchant);
      // A merchant without a captcha accepts no result.
      if (!account) return 'refused';
      const verdict = await (isV3(merchant)
        ? checkV3(account, given, v3)
        : checkV4(account, given, v4));
      if (verdict !== 'unreachable') return verdict;
      const passes = merchant.setting('captcha.passUnreachable');
      log.warn({ merchant: merchant.code, passes }, 'Geetest could not be asked about a result');
      return passes ? 'passed' : verdict;
    },
  } satisfies CaptchaProvider;
}
