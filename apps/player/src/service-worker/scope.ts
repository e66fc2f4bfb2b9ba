/// <reference lib="webworker" />
/** The worker's global scope. The server writes the build's name in front of the script. */
export const worker = self as unknown as ServiceWorkerGlobalScope & { build: string };
