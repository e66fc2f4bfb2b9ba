// What counts as an address of the web where somebody writes one into a setting: https, and http on this machine only.

/** The URL standard lets a host hold an asterisk, a semicolon or a quote, which mean something else in a content policy. */
const isPlainHost = (hostname: string): boolean => /^([\w.-]+|\[[\da-f:]+\])$/.test(hostname);

const parse = (value: string): URL | null => {
  const url = URL.parse(value);
  return url && /^https?:$/.test(url.protocol) && isPlainHost(url.hostname) ? url : null;
};

const isLoopback = ({ hostname }: URL): boolean =>
  /^(127\.0\.0\.1|\[::1\]|(.+\.)?localhost)$/.test(hostname);

/** Written exactly as browsers write it, so that two of them can be compared as texts. */
export const isOrigin = (value: string): boolean => {
  const url = parse(value);
  return url?.origin === value && (url.protocol === 'https:' || isLoopback(url));
};

/** Any http or https address to which paths are added. */
export const isBaseUrl = (value: string): boolean => {
  const url = parse(value);
  return url !== null && `${url.origin}${url.pathname}`.replace(/\/$/, '') === value;
};

/** A page of others that a link leads to, with whatever it needs behind the path. */
export const isWebAddress = (value: string): boolean => {
  const url = parse(value);
  return url !== null && (url.protocol === 'https:' || isLoopback(url));
};
