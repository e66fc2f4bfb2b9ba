// Headers and paths by which the server and the service worker handle pages that a browser caches (decision 090).

/** The answer's header with the edition of a page. */
export const editionHeader = 'x-edition';
/** The header's value while the site is closed to this visitor, so that no cached page may be shown. */
export const closedEdition = 'closed';
/** The header by which the service worker requests a page that it may cache: without data that only members may see. */
export const keptPageHeader = 'x-kept-page';
/** The page that replaces any other while there is no connection. */
export const offlinePath = '/m/offline';
