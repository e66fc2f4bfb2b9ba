/** Kinds of notifications about an event of one member. */
export const ownNotificationKinds = ['draw', 'prize', 'answer'] as const;
export type OwnNotificationKind = (typeof ownNotificationKinds)[number];

/** All kinds: those of one member, and announcements of the merchant. */
export const notificationKinds = [...ownNotificationKinds, 'announcement'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** The most notifications that the page lists; older ones are not counted either. */
export const mostNotifications = 50;
