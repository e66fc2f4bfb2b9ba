// Sanitises HTML by a list: the tags and attributes on it stay, anything else is removed, not refused (V3).
import sanitizeHtml from 'sanitize-html';

export type AllowedHtml = { tags: string[]; attributes: Record<string, string[]> };

/** Returns the HTML with what is allowed, and the text of the rest. Links lead to pages of the site, or to other sites. */
export const cleanHtml = (html: string, { tags, attributes }: AllowedHtml): string =>
  sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: attributes,
    allowedSchemes: ['https', 'http'],
    allowedSchemesAppliedToAttributes: ['href'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    enforceHtmlBoundary: true,
    nestingLimit: 20,
    transformTags: { h1: 'h2' },
  });
