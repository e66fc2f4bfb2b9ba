/** The third-party accounts with which members may sign in (IDP-01), in the order in which they are offered. */
export const identityChannels = ['google', 'facebook', 'twitter', 'line', 'phone'] as const;
export type IdentityChannel = (typeof identityChannels)[number];

/** The settings that a sign-in by the identity service requires, besides the address of its pages. */
export const identityNeeds = ['firebase.apiKey', 'firebase.projectId', 'firebase.appId'] as const;
