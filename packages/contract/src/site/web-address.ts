// Checks of web addresses in settings: https, or http on this machine only.

/** Whether a host has no special characters. The URL standard allows an asterisk, a semicolon or a quote, which have a meaning in a content policy. */
const isPlainHost = (hostname: string): boolean => /^([\w.-]+|\[[\da-f:]+\])$/.test(hostname);

const parse = (value: string): URL | null => {
  const url = URL.parse(value);
  return url && /^https?:$/.test(url.protocol) && isPlainHost(url.hostname) ? url : null;
};

const isLoopback = ({ hostname }: URL): boolean =>
  /^(127\.0\.0\.1|\[::1\]|(.+\.)?localhost)$/.test(hostname);

/** Whether a text is an origin exactly as browsers write it, so that origins can be compared as texts. */
export const isOrigin = (value: string): boolean => {
  const url = parse(value);
  return url?.origin === value && (url.protocol === 'https:' || isLoopback(url));
};

/** Whether a text is an http or https address to which paths can be added. */
export const isBaseUrl = (value: string): boolean => {
  const url = parse(value);
  return url !== null && `${url.origin}${url.pathname}`.replace(/\/$/, '') === value;
};

/** Whether a text is the address of an external page, possibly with a query and fragment. */
export const isWebAddress = (value: string): boolean => {
  const url = parse(value);
  return url !== null && (url.protocol === 'https:' || isLoopback(url));
};
