/** Returns the form in which user names are compared: `Ａnna` and `anna` are one name. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();
