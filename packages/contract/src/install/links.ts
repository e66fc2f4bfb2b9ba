/** What a link of the site's status leads to: the app of a system, or the web clip of iOS (APP-02). */
export const resourceTypes = ['IOS', 'Android', 'MOBILECONFIG'] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** Where our server makes the merchant's web clip (APP-06): it holds no session, and is the same for whoever asks. */
export const webClipPath = '/m/webclip.mobileconfig';
/** Where the static page is that leads out of an older native app (ROUTE-13). */
export const redirectPath = '/m/redirect.html';

/** The settings by which the web clip is signed. */
export const profileNeeds = ['app.profileCertificate', 'app.profileKey'] as const;
