import type { Answer } from '../endpoint.ts';
import type { siteStatus } from './calls.ts';

/** What the site knows of its merchant. */
export type SiteStatus = Answer<typeof siteStatus>;
