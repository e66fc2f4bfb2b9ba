// Values that a group of announcements may be set to (POP-02, POP-06). Plain data, for the file, the tables and the site.

/** The wire's letter for each audience: a member (A), a guest (B), a member at the first login (F). */
export const executionOf = { members: 'A', guests: 'B', firstLogin: 'F' } as const;
export type AnnouncementAudience = keyof typeof executionOf;

/** Offers of the checkbox below a group: none, not to show it again today, never to show it again. */
export const checkboxes = ['none', 'today', 'never'] as const;
export type AnnouncementCheckbox = (typeof checkboxes)[number];

/** The group that is shown over the home page. */
export const homeGroup = 'm_home';
