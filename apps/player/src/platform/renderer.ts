// React's half for the browser, in the file of the packages (chunks.ts): it is made ready as soon as that file is there,
// while our own files are still on their way. Imported elsewhere it would be made ready only when the last of them has come.
export const renderer = import('react-dom/client');
