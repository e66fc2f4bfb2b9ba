// MC_SESSION_INFO (SESS-01): the token half of the session, stored as long as the tab. The other half is a cookie that no script can read.
export type SessionRecord = {
  token: string;
  id: string;
  userName: string;
  merchantCode: string;
  firstTimeLogin: boolean;
  /** The session can only change its password or log out (LOGIN-04). */
  updatePassword: boolean;
};

export const sessionKey = 'MC_SESSION_INFO';

export function parseObject(text: string): Record<string, unknown> | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? { ...parsed } : null;
  } catch {
    return null;
  }
}

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Parses a stored session; null if there is no usable one or it belongs to another merchant. */
export function parseSession(text: string | null, merchantCode: string): SessionRecord | null {
  const stored = text === null ? null : parseObject(text);
  const token = textOf(stored?.['token']);
  if (!stored || token === '' || stored['merchantCode'] !== merchantCode) return null;
  return {
    token,
    // The family's older records name it customerId.
    id: textOf(stored['id'] ?? stored['customerId']),
    userName: textOf(stored['userName']),
    merchantCode,
    firstTimeLogin: stored['firstTimeLogin'] === true,
    updatePassword: stored['updatePassword'] === true,
  };
}
