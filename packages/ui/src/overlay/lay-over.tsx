// The kit knows no history: an app that has one says here what the way back does while a modal is open.
import { createContext } from 'react';

/** Told of each modal that opens, and how to close it; returns what is called when it closes. */
export type LayOver = (close: () => void) => () => void;

export const LayOverContext = createContext<LayOver>(() => () => undefined);
