// The content policy of a merchant's page (H1): its inline code, and foreign sources.
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
  /** Inline scripts; like the styles, exactly as in the page. */
  scripts: string[];
  styles: string[];
  /** Vite's policy in development; else null. */
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

/** Vite's policy, with the page's frames and, on the sign-in page, the identity service's scripts and calls. */
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

/** Hosts that FCM's SDK calls on any page when the device is bound (PUSH-03). It loads nothing from there. */
const fcmOrigins = [
  'https://firebaseinstallations.googleapis.com',
  'https://fcmregistrations.googleapis.com',
];

/** Origins of games. All pages allow them, because the site stays in one document, whose first policy applies to all its pages. */
const launchOriginsOf = (merchant: Merchant): string[] => [
  ...new Set([
    ...merchant.setting('gateway.launchOrigins'),
    ...integrationNames.flatMap((name) => merchant.setting(`integrations.${name}.launchOrigins`)),
  ]),
];
