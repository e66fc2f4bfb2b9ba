// The static page that leads out of an older native app (ROUTE-13, APP-07). It needs no script, because these apps cannot load the site.
import { languages, type Language } from '@parlour/contract/languages';
import { hashSource, writePolicy } from '@parlour/document/content-policy';
import { html } from '@parlour/document/html';
import { htmlDocument } from '@parlour/document/html-document';
import type { Merchant } from '#http/merchant';
import { siteStatus } from '#modules/site';
import type { SayInstall } from './texts.ts';

/**
 * The address to open; null unless the site's status names it (a link of the app, customer service, an address of the site)
 * or it has the scheme of the merchant's app, so that the page is no open redirect.
 */
export function allowedTarget(merchant: Merchant, asked: string | undefined): string | null {
  const url = asked === undefined ? null : URL.parse(asked);
  if (!url) return null;
  const scheme = merchant.setting('app.scheme');
  if (scheme !== null && url.protocol === `${scheme}:`) return url.href;
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  const { info } = siteStatus(merchant, { lineKey: null });
  const named = [
    ...info.resources.map((each) => each.url),
    ...info.customerService.map(({ path }) => path),
  ];
  const origins = info.domainRoute.map(({ domainName }) => domainName);
  const isNamed = named.some((each) => URL.parse(each)?.href === url.href);
  return isNamed || origins.includes(url.origin) ? url.href : null;
}

// The button appears after 2 s, the time that the link may need to open something.
const style =
  'body{margin:0;min-height:100vh;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:16px;padding:24px;box-sizing:border-box;' +
  'font:16px/1.5 system-ui,sans-serif;text-align:center;color:#17171c;background:#fafafa}h1{font-size:20px;margin:0}p{margin:0;max-width:30em}' +
  'a{min-height:48px;padding:12px 28px;box-sizing:border-box;border-radius:14px;background:#17171c;color:#fff;font-weight:600;text-decoration:none;' +
  'visibility:hidden;animation:come 0s 2s forwards}a:focus-visible{outline:3px solid #5b8def;outline-offset:3px}@keyframes come{to{visibility:visible}}' +
  '@media(prefers-color-scheme:dark){body{color:#f2f2f5;background:#121216}a{background:#f2f2f5;color:#17171c}}';

export const redirectPolicy = writePolicy({
  'default-src': [],
  'base-uri': [],
  'form-action': [],
  'frame-ancestors': [],
  'style-src': [hashSource(style)],
});

type Page = { name: string; language: Language; say: SayInstall; target: string | null };

export function redirectPage({ name, language, say, target }: Page): string {
  const { tag, direction } = languages[language];
  const opens =
    target === null ? [] : [html`<meta http-equiv="refresh" content="0;url=${target}" />`.markup];
  const told = say(target === null ? 'install.link_refused' : 'install.opening_text');
  return htmlDocument({
    language: tag,
    direction,
    head: [html`<title>${name}</title>`.markup, ...opens, `<style>${style}</style>`],
    body: [
      html`<h1>${target === null ? name : say('install.opening', { site: name })}</h1>
        <p>${told}</p>`.markup,
      ...(target === null
        ? []
        : [html`<a href="${target}">${say('install.open_link')}</a>`.markup]),
    ],
  });
}
