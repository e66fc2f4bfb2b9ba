/** Reasons to refuse a new password (A7), in the order in which they are shown. */
export const weaknesses = ['short', 'common', 'name', 'initial', 'same', 'rule'] as const;
/** A reason. `short`: less than 8 characters; `common`: one of the most used; `name`: the member's or site's name; `initial`: the merchant's initial password; `same`: the old one; `rule`: against `register.fields.password`. */
export type Weakness = (typeof weaknesses)[number];

/** Limits in characters; the field accepts no more than `most`. */
export const passwordLength = { least: 8, most: 128 } as const;
