// Fields that several kinds of operators' files share.
import { z } from 'zod';

/** A name chosen by the operator, by which commands and other fields refer to a thing. */
export const ownName = z.string().regex(/^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/, {
  message: 'is no name of small letters, digits and hyphens, 40 at most',
});

export const pageOfSite = z.string().regex(/^\/m\/[\w/]{1,80}$/, {
  message: 'is no page of the site such as /m/activity',
});

/** Whether an object of texts by language has any. */
export const hasLanguage = (all: object): boolean => Object.keys(all).length > 0;
export const noLanguage = { message: 'has no language' };
