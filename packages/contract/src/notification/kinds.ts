/** What happened to one member. */
export const ownNotificationKinds = ['draw', 'prize', 'answer'] as const;
export type OwnNotificationKind = (typeof ownNotificationKinds)[number];

/** And what the merchant tells all whom it concerns. */
export const notificationKinds = [...ownNotificationKinds, 'announcement'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** How many the page lists; what is older is not counted either. */
export const mostNotifications = 50;
