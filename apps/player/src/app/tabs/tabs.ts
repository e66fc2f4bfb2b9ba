// What comes with the first page behind a tab: the bar, and how links go where there are tabs to go between.
export { SiteTabs } from './site-tabs.tsx';
export { createLinkWays } from './link-ways.ts';
