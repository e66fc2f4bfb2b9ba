// HTML that an operator writes, before it is kept (V3): a few plain tags; what is not on the list is taken out, not refused.
import { termsHtml } from '@parlour/contract/rewards/terms-html';
import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: termsHtml.tags,
  allowedAttributes: termsHtml.attributes,
  // A link to a page of the site, or out of it.
  allowedSchemes: ['https', 'http'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: true,
  nestingLimit: 20,
  transformTags: { h1: 'h2' },
};

export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed);
