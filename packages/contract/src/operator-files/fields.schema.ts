// Fields that several of an operator's files have.
import { z } from 'zod';

/** The operator's own name for something, by which commands and other fields find it. */
export const ownName = z.string().regex(/^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$/, {
  message: 'is no name of small letters, digits and hyphens, 40 at most',
});

export const pageOfSite = z.string().regex(/^\/m\/[\w/]{1,80}$/, {
  message: 'is no page of the site such as /m/activity',
});

/** For a rule about texts by language. */
export const hasLanguage = (all: object): boolean => Object.keys(all).length > 0;
export const noLanguage = { message: 'has no language' };
