// How Node reaches a site of the tests: only a browser knows that a name below localhost is this machine.
import type { APIResponse, Route } from '@playwright/test';

/** The same address at 127.0.0.1, with the header that names its host. */
export function loopback(address: string): { url: string; headers: { host: string } } {
  const { host, port, pathname, search } = new URL(address);
  return { url: `http://127.0.0.1:${port}${pathname}${search}`, headers: { host } };
}

/** Sends the call of a page to the site, there or to another path, and returns its answer: the page has none yet. */
export async function fetchFromSite(route: Route, path?: string): Promise<APIResponse> {
  const asked = route.request();
  const { url, headers } = loopback(new URL(path ?? asked.url(), asked.url()).href);
  return route.fetch({ url, headers: { ...(await asked.allHeaders()), ...headers } });
}
