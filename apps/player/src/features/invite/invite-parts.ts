// What the page gets of other features.
import type { ComponentType, ReactNode } from 'react';

export type LoadTerms = () => Promise<(html: string) => DocumentFragment>;

export type InviteParts = {
  /** The great mark behind the head. */
  art: ReactNode;
  /** At the end of a guest's bar, such as the language. */
  tools: ReactNode;
  picture: ComponentType<{ art: string }>;
  qrCode: ComponentType<{ text: string; label: string }>;
  loadTerms: LoadTerms;
};
