/** The targets of the site status' links: the app of a system, or the web clip of iOS (APP-02). */
export const resourceTypes = ['IOS', 'Android', 'MOBILECONFIG'] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** The path at which our server makes the merchant's web clip (APP-06): it contains no session, and is the same for every caller. */
export const webClipPath = '/m/webclip.mobileconfig';
/** The path of the static page that leads out of an older native app (ROUTE-13). */
export const redirectPath = '/m/redirect.html';

/** The settings needed to sign the web clip. */
export const profileNeeds = ['app.profileCertificate', 'app.profileKey'] as const;
