/** Leaves nothing of one test for the next. */
export function clearDevice(): void {
  sessionStorage.clear();
  localStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.replace(/=.*/, '')}=; Max-Age=0; Path=/`;
  }
  // jsdom does not know it: what a page sets is a value like any other.
  Reflect.deleteProperty(history, 'scrollRestoration');
  document.title = '';
  performance.clearMarks();
}
