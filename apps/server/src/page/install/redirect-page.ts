// The static page that leads out of an older native app (ROUTE-13, APP-07). It needs no script, because these apps cannot load the site.
import { readFileSync } from 'node:fs';
import { redirectPath } from '@parlour/contract/install/links';
import { directionOf, languages, type Language } from '@parlour/contract/languages';
import { languageNames } from '@parlour/contract/site/language-names';
import { hashSource, writePolicy } from '@parlour/document/content-policy';
import { html, type Html } from '@parlour/document/html';
import type { SchemeChoice } from '@parlour/contract/theme/scheme-choice';
import { htmlDocument } from '@parlour/document/html-document';
import type { Merchant } from '#http/merchant';
import { contactsOf, siteStatus } from '#modules/site';
import { lookOf } from '../look.ts';
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
const sheet = readFileSync(new URL('redirect-page.css', import.meta.url), 'utf8');

type Page = {
  merchant: Merchant;
  language: Language;
  scheme: SchemeChoice | null;
  say: SayInstall;
  /** The address to open; null if the page refuses the one that was asked for. */
  target: string | null;
};

/** Returns the document and its content policy. */
export function redirectPage(page: Page): { html: string; policy: string } {
  const { merchant, language, scheme, say, target } = page;
  const { tag } = languages[language];
  const look = lookOf(merchant, scheme);
  const site = merchant.setting('name');
  const opens =
    target === null ? [] : [html`<meta http-equiv="refresh" content="0;url=${target}" />`.markup];
  const title =
    target === null ? say('install.link_refused_title') : say('install.opening', { site });
  const document = htmlDocument({
    language: tag,
    direction: directionOf(language),
    attributes: { ...look.attributes, 'data-merchant': merchant.code },
    head: [
      `<meta name="theme-color" content="${look.ground}">`,
      html`<title>${title} · ${site}</title>`.markup,
      '<link rel="icon" type="image/svg+xml" href="/m/icon.svg">',
      ...opens,
      `<style>${look.css}</style>`,
      ...look.scripts.map((each) => `<script>${each}</script>`),
      `<style>${sheet}</style>`,
    ],
    body: [
      html`<header>
          <img src="/m/icon.svg" width="30" height="30" alt="" /><bdi>${site}</bdi>
        </header>
        <main>
          <img src="/m/icon-192.png" width="96" height="96" alt="" />
          <h1>${title}</h1>
          <p>${say(target === null ? 'install.link_refused' : 'install.opening_text')}</p>
          ${waysOn(page)}
        </main>
        ${languageLinks(page)}`.markup,
    ],
  });
  const policy = writePolicy({
    'default-src': [],
    'base-uri': [],
    'form-action': [],
    'frame-ancestors': [],
    'img-src': ["'self'"],
    'script-src': look.scripts.map(hashSource),
    'style-src': [hashSource(look.css), hashSource(sheet)],
  });
  return { html: document, policy };
}

/** The links of the page: what was asked for, the site and customer service. */
function waysOn({ merchant, say, target }: Page): Html {
  const site = merchant.setting('name');
  const help = contactsOf(merchant)[0]?.path ?? null;
  return html`<div class="ways">
    ${target !== null && html`<p class="open"><a href="${target}">${say('install.open_link')}</a></p>`}
    <a ${target === null && html`class="main" `}href="/m/home"
      >${say('install.back_to_site', { site })}</a
    >
    ${help !== null && html`<a href="${help}">${say('install.contact')}</a>`}
  </div>`;
}

/** The same page in the merchant's other languages. An address that was refused is not repeated. */
function languageLinks({ merchant, language, say, target }: Page): Html | null {
  const offered = merchant.setting('languages');
  if (offered.length < 2) return null;
  const hrefOf = (each: Language): string => {
    const query = new URLSearchParams({ ...(target !== null && { url: target }), language: each });
    return `${redirectPath}?${query.toString()}`;
  };
  return html`<nav aria-label="${say('install.language')}">
    ${offered.map((each) =>
      each === language
        ? html`<b lang="${languages[each].tag}">${languageNames[each]}</b>`
        : html`<a lang="${languages[each].tag}" href="${hrefOf(each)}">${languageNames[each]}</a>`,
    )}
  </nav>`;
}
