// The tip about the home screen for iOS up to 12.1 (APP-03). These browsers run none of our scripts, so the tip is part of the document.
import { webClipPath } from '@parlour/contract/install/links';
import { isLegacyIos, platformOf } from '@parlour/contract/install/platform';
import type { Language } from '@parlour/contract/languages';
import { html } from '@parlour/document/html';
import type { FastifyRequest } from 'fastify';
import { remember } from '#http/limits';
import { installTexts } from './texts.ts';

const isLegacy = remember((userAgent) => isLegacyIos(platformOf({ userAgent })));
const isSafari = (userAgent: string): boolean => platformOf({ userAgent }).browser === 'safari';

export type LegacyTip = { markup: string; style: string };

// Separate colours, because the site's colour functions are too new for these browsers.
const style =
  '.legacy{padding:12px 16px;font:15px/1.5 -apple-system,sans-serif;color:#17171c;background:#fff3d6;border-bottom:1px solid #d9b45b}' +
  '.legacy p{margin:0 0 6px}.legacy a{display:inline-block;padding:10px 0;color:#0a4fb3;font-weight:600}';

/** A part of a page's cache key; empty for all but these browsers. */
export const legacyKey = ({ headers }: FastifyRequest): string => {
  const userAgent = headers['user-agent'] ?? '';
  if (!isLegacy(userAgent)) return '';
  return isSafari(userAgent) ? ' legacy' : ' legacy-other';
};

/** The tip; null for all other browsers. */
export async function legacyTip(
  request: FastifyRequest,
  language: Language,
): Promise<LegacyTip | null> {
  const key = legacyKey(request);
  if (key === '') return null;
  const say = await installTexts(language);
  const site = request.merchant.setting('name');
  const profile = request.merchant.setting('app.profileUrl') ?? webClipPath;
  const { markup } =
    key === ' legacy'
      ? html`<aside class="legacy" aria-label="${say('install.app_of', { site })}">
          <p>${say('install.legacy_tip')}</p>
          <p>${say('install.legacy_profile')}</p>
          <a href="${profile}">${say('install.profile_get')}</a>
        </aside>`
      : html`<aside class="legacy" aria-label="${say('install.app_of', { site })}">
          <p>${say('install.use_safari')}</p>
        </aside>`;
  return { markup, style };
}
