/** Leaves nothing of one test for the next. */
export function clearDevice(): void {
  sessionStorage.clear();
  localStorage.clear();
  document.cookie = 'language=; Max-Age=0; Path=/';
  document.title = '';
  performance.clearMarks();
}
