// Access from Node to the tests' sites: only browsers resolve names below localhost to this machine.
import type { APIResponse, Route } from '@playwright/test';

/** Returns the same address at 127.0.0.1, with a header for its host. */
export function loopback(address: string): { url: string; headers: { host: string } } {
  const { host, port, pathname, search } = new URL(address);
  return { url: `http://127.0.0.1:${port}${pathname}${search}`, headers: { host } };
}

/** Sends a page's held call to the site, by its own or another path, and returns the answer, which the page has not received. */
export async function fetchFromSite(route: Route, path?: string): Promise<APIResponse> {
  const asked = route.request();
  const { url, headers } = loopback(new URL(path ?? asked.url(), asked.url()).href);
  return route.fetch({ url, headers: { ...(await asked.allHeaders()), ...headers } });
}
