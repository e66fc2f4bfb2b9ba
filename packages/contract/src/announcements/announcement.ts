// What a group of announcements may be set to (POP-02, POP-06). Plain data, for the file, the tables and the site.

/** Whom one is for, as the wire calls it: a member (A), a guest (B), a member at the first login (F). */
export const executionOf = { members: 'A', guests: 'B', firstLogin: 'F' } as const;
export type AnnouncementAudience = keyof typeof executionOf;

/** What the box below a group offers: nothing, not to see it again today, not to see it again. */
export const checkboxes = ['none', 'today', 'never'] as const;
export type AnnouncementCheckbox = (typeof checkboxes)[number];

/** The group that comes over home. */
export const homeGroup = 'm_home';
