/** Loads the offline page. Called once the page is usable, so that the code is loaded before a connection is lost. */
export const loadOfflinePage = async () => (await import('./offline-page.tsx')).OfflinePage;
