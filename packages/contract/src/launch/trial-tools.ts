// The names by which our site and a game in the frame of a demo agree on who shows the game's tools (vendors.md 1).

/** The name of a frame whose site has the game's tools in its own header. */
export const toolsFrame = 'parlour-tools';

/** A request of the site to the game in its frame: to open a sheet, or to know whether the site's header is hidden. */
export const siteRequests = ['rules', 'settings', 'header-hidden', 'header-shown'] as const;
export type SiteRequest = (typeof siteRequests)[number];
