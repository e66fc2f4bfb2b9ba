/** Why a new password is refused (A7), in the order in which it is said. */
export const weaknesses = ['short', 'common', 'name', 'initial', 'same', 'rule'] as const;
/** `short`: less than 8 characters; `common`: one of the most used; `name`: the member's or the site's; `initial`: the merchant's first one; `same`: the old one; `rule`: not what the merchant asks for (`register.fields.password`). */
export type Weakness = (typeof weaknesses)[number];

/** Characters; more than `most` the field does not take. */
export const passwordLength = { least: 8, most: 128 } as const;
