/** Calls back when the page is shown in another colour scheme, or by another choice of its reader. */
export function onSchemeChange(callback: () => void): void {
  const attributeFilter = ['data-scheme', 'data-scheme-by'];
  new MutationObserver(callback).observe(document.documentElement, { attributeFilter });
}
