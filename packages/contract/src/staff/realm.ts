/** The code under which the operator's own rows are fenced, as a merchant's are under its code. No merchant can have it (decision 126). */
export const staffRealm = '_staff';
