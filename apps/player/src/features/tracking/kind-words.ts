import type { AdNetwork } from '@parlour/contract/tracking/ad-networks';
import type { Translate } from '#foundation/language/language.ts';
import type { ConsentQuestion } from '#foundation/tracking/consent-store.ts';

/** Names of the networks, which are the same in every language. */
const names: Record<AdNetwork, string> = {
  meta: 'Meta',
  tiktok: 'TikTok',
  ga4: 'Google Analytics',
};

type Context = { t: Translate; name: string };

/** The words of a kind: what it is, what it does, who gets it, and how long it is stored. */
export function wordsOf(
  { kind, receivers }: ConsentQuestion['kinds'][number],
  { t, name }: Context,
): { title: string; text: string; facts: string[] } {
  const networks = receivers.map((each) => names[each]).join(', ');
  const shared =
    networks === '' ? t('tracking.stays', { name }) : t('tracking.shared', { networks });
  if (kind === 'usage') {
    return {
      title: t('tracking.usage', { name }),
      text: t('tracking.usage_text'),
      facts: [shared, t('tracking.kept_half')],
    };
  }
  return {
    title: t('tracking.ads'),
    text: t('tracking.ads_text'),
    facts: [shared, t('tracking.kept_days')],
  };
}
