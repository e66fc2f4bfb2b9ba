// Where a newcomer came from, by the site's word.
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

/** Nobody typed the code that came with a link: one that the merchant's form would refuse is none. */
function readReferral({ merchant, language }: Call, text: string | undefined): string | null {
  const code = orNull(text);
  const rule = { ...fieldRule(merchant, 'referralCode', language), required: false };
  return code !== null && judgeField('referralCode', rule, code) === null ? code : null;
}

type Sent = { [K in keyof Origin]?: string | undefined };

export const originOf = (call: Call, sent: Sent): Origin => ({
  affiliateCode: orNull(sent.affiliateCode),
  referralCode: readReferral(call, sent.referralCode),
  domain: orNull(sent.domain),
  registerUrl: orNull(sent.registerUrl),
});
