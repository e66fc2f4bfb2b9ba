// React's half for the browser, in the packages' file (chunks.ts): imported here, it is initialised as soon as that file is loaded, while
// our own files are still loading. Imported elsewhere, it would be initialised after the last of them.
export const renderer = import('react-dom/client');
