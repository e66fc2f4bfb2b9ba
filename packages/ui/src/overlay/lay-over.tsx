// The ui package has no history: an app that has one supplies the handling of steps back while a modal is open.
import { createContext } from 'react';

/** Called for each modal that opens, with a function that closes it. Returns a function to call when it closes. */
export type LayOver = (close: () => void) => () => void;

export const LayOverContext = createContext<LayOver>(() => () => undefined);
