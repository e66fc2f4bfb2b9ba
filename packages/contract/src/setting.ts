// The type of a merchant's setting. Each feature lists its settings in its `settings.schema.ts`; the root's `settings.schema.ts` joins them.
import type { z } from 'zod';
import type { Requirement } from './requirement.ts';

/** A kind of value: its text form on the command line and in the database. `expects` describes it to people. */
export type Kind<T> = {
  expects: string;
  codec: z.ZodType<T, string>;
  /** Whether a text may be set. Absent: everything that `codec` reads. Else some texts are only read, because a database may still hold them. */
  accepts?: (text: string) => boolean;
};

export type Setting<T> = {
  kind: Kind<T>;
  shipped: T;
  meaning: string;
  /** Stored sealed with SECRET_KEY, and not shown in any list. */
  isSecret: boolean;
  /** The audit trail records that it changed, but not its texts, though the database holds them unencrypted. */
  isConfidential?: true;
  /** The requirement that will implement it; until then no code obeys the setting. */
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

export const confidential = <T>(base: Setting<T>): Setting<T> => ({
  ...base,
  isConfidential: true,
});

/** Marks a setting that no code obeys before `obeyedBy` is built. */
export const awaiting = <T>(obeyedBy: Requirement, ahead: Setting<T>): Setting<T> => ({
  ...ahead,
  obeyedBy,
});
