// What the server and the service worker say to each other of pages that a browser keeps (decision 090).

/** The answer's header that says what a page is of. */
export const editionHeader = 'x-edition';
/** In the edition's place while the site is closed to this visitor: then nothing that was kept may be shown. */
export const closedEdition = 'closed';
/** By it the service worker asks for a page as it may be kept: without what members alone may see. */
export const keptPageHeader = 'x-kept-page';
/** The page that stands for any other while there is no line. */
export const offlinePath = '/m/offline';
