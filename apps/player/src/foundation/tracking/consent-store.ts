// The visitor's consent to being measured (TRACK-06): the question, which depends on the country, and the answer, which this device stores.
import type { Answer } from '@parlour/contract/endpoint';
import { consentQuestion } from '@parlour/contract/tracking/calls';
import {
  agreedKinds,
  consentDays,
  consentKinds,
  type ConsentAnswer,
  type ConsentKind,
} from '@parlour/contract/tracking/consent';
import { clickKey, firstVisitKey } from '@parlour/contract/tracking/visit-record';
import type { Foundation } from '#foundation/foundation-type.ts';
import { readsOf } from '#foundation/api/reads.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import type { KeyValue } from '#platform/storage.ts';

export type ConsentQuestion = Answer<typeof consentQuestion>;
type ConsentState = {
  /** Null until it is loaded. */
  question: ConsentQuestion | null;
  /** Null as long as the visitor has not answered. */
  answer: ConsentAnswer | null;
};

export type Consent = Readable<ConsentState> & {
  /** Loads the question, once for a page; rejects without a connection. */
  load: () => Promise<ConsentQuestion>;
  /** Stores an answer for six months. What a kind has stored on this device goes with its agreement. */
  answer: (answer: ConsentAnswer) => void;
  /** Resolves with the kinds to which the visitor agrees at the moment. */
  agreed: () => Promise<ConsentKind[]>;
  /** Resolves once the visitor has answered or the question is loaded, which happens when the page is idle. */
  loaded: () => Promise<void>;
};

const consentKey = 'consent';
const longestMs = consentDays * 24 * 3_600_000;

/** Keys that each kind stores on the device. */
const keysOf: Record<ConsentKind, readonly string[]> = {
  usage: ['visit.events', 'visit.opened'],
  ads: [firstVisitKey, clickKey],
};

/** Reads the stored answer; null if there is none, or it is too old. */
function readAnswer(storage: KeyValue): ConsentAnswer | null {
  try {
    const stored: unknown = JSON.parse(storage.read(consentKey) ?? 'null');
    const { at, usage, ads } = Object(stored) as Record<string, unknown>;
    const isFresh = typeof at === 'number' && Date.now() - at < longestMs;
    return isFresh ? { usage: usage === true, ads: ads === true } : null;
  } catch {
    return null;
  }
}

export function makeConsent(foundation: Foundation): Consent {
  const { deviceStorage } = foundation;
  const store = createStore<ConsentState>({ question: null, answer: readAnswer(deviceStorage) });
  let loading: Promise<ConsentQuestion> | null = null;

  async function ask(): Promise<ConsentQuestion> {
    const question = await readsOf(foundation)(consentQuestion, {}, { teller: 'nobody' });
    store.set({ ...store.get(), question });
    return question;
  }
  function load(): Promise<ConsentQuestion> {
    loading ??= ask().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  }
  function answer(given: ConsentAnswer): void {
    deviceStorage.write(consentKey, JSON.stringify({ ...given, at: Date.now() }));
    const refused = consentKinds.filter((kind) => !given[kind]);
    for (const key of refused.flatMap((kind) => keysOf[kind])) deviceStorage.remove(key);
    store.set({ ...store.get(), answer: given });
  }
  async function agreed(): Promise<ConsentKind[]> {
    const { answer: given } = store.get();
    // An answer counts in every country, so its rule is not asked for.
    if (given !== null) return agreedKinds('ask', given);
    const { rule } = await load();
    return agreedKinds(rule, store.get().answer);
  }
  const loaded = (): Promise<void> =>
    new Promise((resolve) => {
      const look = (): void => {
        const { question, answer: given } = store.get();
        if (question === null && given === null) return;
        stop();
        resolve();
      };
      const stop = store.subscribe(look);
      look();
    });
  return { get: store.get, subscribe: store.subscribe, load, answer, agreed, loaded };
}
