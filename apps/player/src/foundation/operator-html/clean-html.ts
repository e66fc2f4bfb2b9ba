// Converts HTML of an operator to elements of the page (V3). The server cleaned it when it was written, but nothing here relies on that.
// Everything that is not on the list of plain tags is removed.
import createPurify from 'dompurify';
import { onlyPlainTags } from './plain-tags.ts';
import { termsHtml } from '@parlour/contract/rewards/terms-html';

type Policy = NonNullable<Parameters<ReturnType<typeof createPurify>['sanitize']>[1]>;
type TrustedTypes = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string; createScriptURL: (address: string) => string },
  ) => NonNullable<Policy['TRUSTED_TYPES_POLICY']>;
};

/** Creates the policy of Trusted Types, in browsers that have them: HTML of plain tags only, and no script addresses. */
function makePolicy(): Policy['TRUSTED_TYPES_POLICY'] {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('parlour-html', {
    createHTML: onlyPlainTags,
    createScriptURL: () => '',
  });
}

const purify = createPurify(window);
const policy = makePolicy();
const elsewhere = /^https?:/i;

purify.addHook('afterSanitizeAttributes', (element) => {
  if (!elsewhere.test(element.getAttribute('href') ?? '')) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

export const cleanHtml = (html: string): DocumentFragment =>
  purify.sanitize(onlyPlainTags(html), {
    ALLOWED_TAGS: termsHtml.tags,
    ALLOWED_ATTR: [...new Set(Object.values(termsHtml.attributes).flat())],
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|\/(?![/\\]))/i,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    SANITIZE_DOM: true,
    RETURN_DOM_FRAGMENT: true,
    ...(policy && { TRUSTED_TYPES_POLICY: policy }),
  });
