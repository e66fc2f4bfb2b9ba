/** The ways to sign in with an account that is somebody else's (IDP-01), in the order in which they are offered. */
export const identityChannels = ['google', 'facebook', 'twitter', 'line', 'phone'] as const;
export type IdentityChannel = (typeof identityChannels)[number];

/** The settings without which nobody signs in by it, besides where its pages are. */
export const identityNeeds = ['firebase.apiKey', 'firebase.projectId', 'firebase.appId'] as const;
