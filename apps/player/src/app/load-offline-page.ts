/** Fetched once the page answers, so that it is here when the line goes. */
export const loadOfflinePage = async () => (await import('./offline-page.tsx')).OfflinePage;
