import type { Answer } from '../endpoint.ts';
import type { siteStatus } from './calls.ts';

/** The site's knowledge of its merchant (BOOT-02). */
export type SiteStatus = Answer<typeof siteStatus>;
