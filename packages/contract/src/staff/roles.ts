/** The roles of staff. Others follow with the rooms of the back office that need them. */
export const staffRoles = ['owner', 'manager', 'support'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** Returns the known roles among stored ones, in their order here. */
export const readRoles = (stored: readonly string[]): StaffRole[] =>
  staffRoles.filter((role) => stored.includes(role));
