// HTML that an operator writes, before it is kept (V3): a few plain tags; what is not on the list is taken out, not refused.
import sanitizeHtml from 'sanitize-html';

const allowed: sanitizeHtml.IOptions = {
  allowedTags:
    'p br h2 h3 h4 ul ol li b strong i em u s a table thead tbody tr th td hr blockquote'.split(
      ' ',
    ),
  allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan'], td: ['colspan', 'rowspan'] },
  // A link to a page of the site, or out of it.
  allowedSchemes: ['https'],
  allowedSchemesAppliedToAttributes: ['href'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  enforceHtmlBoundary: true,
  nestingLimit: 20,
  transformTags: { h1: 'h2' },
};

export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed);
