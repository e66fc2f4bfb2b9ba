// The origin of a new member as the site reports it.
import { judgeField } from '@parlour/contract/register/judge';
import type { Call } from '#http/call';
import { fieldRule } from '../field-rules.ts';

export type Origin = {
  affiliateCode: string | null;
  referralCode: string | null;
  domain: string | null;
  registerUrl: string | null;
};

const orNull = (text: string | undefined): string | null => text?.trim() || null;

/** A referral code from a link. The player has not typed it, so one that the form would refuse is ignored. */
function readReferral({ merchant, language }: Call, text: string | undefined): string | null {
  const code = orNull(text);
  const rule = { ...fieldRule(merchant, 'referralCode', language), required: false };
  return code !== null && judgeField('referralCode', rule, code) === null ? code : null;
}

type SentOrigin = { [K in keyof Origin]?: string | undefined };

export const originOf = (call: Call, sent: SentOrigin): Origin => ({
  affiliateCode: orNull(sent.affiliateCode),
  referralCode: readReferral(call, sent.referralCode),
  domain: orNull(sent.domain),
  registerUrl: orNull(sent.registerUrl),
});
