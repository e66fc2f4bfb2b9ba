/** Storage key of a remembered login (SESS-02). In a separate file, because the first page only checks whether there is one. */
export const rememberedKey = 'remPass';
