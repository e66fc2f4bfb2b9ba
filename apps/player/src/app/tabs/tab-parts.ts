// Code loaded with the first page behind a tab: the bar, and the links between tabs.
export { SiteTabs } from './site-tabs.tsx';
export { createLinkWays } from './link-ways.ts';
