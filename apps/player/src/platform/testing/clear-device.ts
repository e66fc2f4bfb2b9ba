/** Removes all browser state of a test. */
export function clearDevice(): void {
  sessionStorage.clear();
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.replace(/=.*/, '')}=; Max-Age=0; Path=/`;
  }
  // A plain property in jsdom, which does not implement it.
  Reflect.deleteProperty(history, 'scrollRestoration');
  document.title = '';
  performance.clearMarks();
}
