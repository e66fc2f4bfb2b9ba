// What a setting of a merchant is. The list stands in `settings.schema.ts`, each feature's own in its `settings.schema.ts`.
import type { z } from 'zod';
import type { Requirement } from './awaited.ts';

/** How a kind of value is written on the command line and in the database; `expects` says it to people. */
export type Kind<T> = {
  expects: string;
  codec: z.ZodType<T, string>;
  /** Absent: all that `codec` reads. Else some of that is only read, because a database may hold it from before. */
  accepts?: (text: string) => boolean;
};

export type Setting<T> = {
  kind: Kind<T>;
  shipped: T;
  meaning: string;
  /** The database holds it sealed with SECRET_KEY, and no list shows it. */
  isSecret: boolean;
  /** The trace says that it changed, not its texts, though the database holds them in the clear. */
  isConfidential?: true;
  /** Nothing obeys it before this. */
  obeyedBy?: Requirement;
};

export const setting = <T>(kind: Kind<T>, shipped: NoInfer<T>, meaning: string): Setting<T> => ({
  kind,
  shipped,
  meaning,
  isSecret: false,
});

export const secret = <T>(kind: Kind<T>, shipped: NoInfer<T>, meaning: string): Setting<T> => ({
  ...setting(kind, shipped, meaning),
  isSecret: true,
});

export const confidential = <T>(told: Setting<T>): Setting<T> => ({
  ...told,
  isConfidential: true,
});

/** A setting that nothing obeys before `obeyedBy` is built. */
export const awaiting = <T>(obeyedBy: Requirement, ahead: Setting<T>): Setting<T> => ({
  ...ahead,
  obeyedBy,
});
