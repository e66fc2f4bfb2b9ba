// The address bar. The router hears of changes by itself.
export const currentAddress = (): { path: string; search: string } => ({
  path: window.location.pathname,
  search: window.location.search,
});
export const replaceAddress = (address: string): void =>
  window.history.replaceState(null, '', address);
export const reloadPage = (): void => window.location.reload();
