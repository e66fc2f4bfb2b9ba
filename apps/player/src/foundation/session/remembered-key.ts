/** Under which the device keeps a remembered login (SESS-02). By itself: the first page looks only whether there is one. */
export const rememberedKey = 'remPass';
