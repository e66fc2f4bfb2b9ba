// Sanitises an operator's HTML before it is stored (V3): a few plain tags; anything else is removed, not refused.
import { termsHtml } from '@parlour/contract/rewards/terms-html';
import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags: termsHtml.tags,
  allowedAttributes: termsHtml.attributes,
  // Links to pages of the site, or to other sites.
  allowedSchemes: ['https', 'http'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: true,
  nestingLimit: 20,
  transformTags: { h1: 'h2' },
};

export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed);
