// The content policy of one page of a merchant (H1): what it says in itself, and what of others' it may load.
import { integrationNames } from '@parlour/contract/integrations';
import type { RenderedPage } from '@parlour/contract/page';
import type { SiteStatus } from '@parlour/contract/site/site-status';
import type { Merchant } from '#http/merchant';
import { captchaFrame } from '../captcha/captcha-frame.ts';
import { contentPolicy, frameSources } from '../content-policy.ts';
import { identitySources, type IdentitySources } from './identity-sources.ts';

type PageParts = {
  status: SiteStatus;
  kind: RenderedPage['policy'];
  /** Inline, exactly as they stand in the page. */
  scripts: string[];
  styles: string[];
  /** Vite's own, in development. */
  development: string | null;
};

export function policyOfPage(
  merchant: Merchant,
  { status, kind, scripts, styles, development }: PageParts,
): string {
  const { info } = status;
  const frames = [...launchOriginsOf(merchant), ...captchaFrame(merchant)];
  const hasService = kind === 'identity' && info.firebase !== undefined;
  const identity = hasService ? identitySources(merchant) : null;
  if (development !== null) return developmentPolicy(development, frames, identity);
  return contentPolicy({
    scripts,
    styles,
    connect: [
      ...info.domainRoute.map((each) => each.domainName),
      ...(info.push?.fcm ? fcmOrigins : []),
    ],
    images: info.imageCDNs.map((each) => new URL(each).origin),
    frames,
    identity,
  });
}

/** Vite's own, with what the page may frame and, on the sign-in page, load and call. */
const developmentPolicy = (
  own: string,
  frames: string[],
  identity: IdentitySources | null,
): string =>
  [
    own,
    frameSources([...frames, ...(identity?.frames ?? [])]),
    ...(identity
      ? [
          `script-src 'self' 'unsafe-inline' ${identity.scripts.join(' ')}`,
          `connect-src 'self' ws: ${identity.connect.join(' ')}`,
        ]
      : []),
  ].join('; ');

/** What FCM's SDK asks, with its hosts in it, whichever page a member is on when the device is bound (PUSH-03). It loads nothing from there. */
const fcmOrigins = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/** Every page has them: the site goes from page to page in one document, whose first policy holds for all. */
const launchOriginsOf = (merchant: Merchant): string[] => [
  ...new Set([
    ...merchant.setting('gateway.launchOrigins'),
    ...integrationNames.flatMap((name) => merchant.setting(`integrations.${name}.launchOrigins`)),
  ]),
];
