// The base of all pages of the back office: the caller, the account of the session, storage, and the end of a session.
import { createContext, useContext } from 'react';
import { logOutStaff, whoAmI } from '@parlour/contract/staff/console-calls';
import type { Answer } from '@parlour/contract/endpoint';
import type { ConsoleCall, ConsoleClient } from '@parlour/client/console-client';
import { QueryClient } from '@tanstack/react-query';
import type { KeyValue } from '#platform/storage.ts';
import { isSessionOver } from './failures.ts';

export type Account = Answer<typeof whoAmI>;
/** The reason for which the login page is shown; null for whoever comes by themselves. */
export type SessionEnd = 'over' | 'logged_out' | null;

export type Office = ConsoleClient & {
  queries: QueryClient;
  /** Storage of the tab. A logout removes what is below `ownPrefix`. */
  tab: KeyValue;
  device: KeyValue;
  /** Returns the session's account, asked for once. */
  needAccount: () => Promise<Account>;
  logOut: () => Promise<void>;
  /** The end of the last session in this tab. */
  lastEnd: () => SessionEnd;
  /** Forgets the end of the last session, because another one has begun. */
  begin: () => void;
  /** Calls the listener when a call finds the session over. Returns a function that ends this. */
  hearEnd: (listener: () => void) => () => void;
};

/** Prefix of the tab's keys that belong to a person. */
export const ownPrefix = 'own.';
export const accountKey = ['account'] as const;

type OfficeOptions = { client: ConsoleClient; tab: KeyValue; device: KeyValue };

export function createOffice({ client, tab, device }: OfficeOptions): Office {
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  const listeners = new Set<() => void>();
  let end: SessionEnd = null;
  let isKnown = false;

  async function watched<T>(sent: Promise<T>): Promise<T> {
    try {
      return await sent;
    } catch (error) {
      if (isSessionOver(error) && isKnown) {
        isKnown = false;
        end = 'over';
        for (const listener of listeners) listener();
      }
      throw error;
    }
  }
  const call: ConsoleCall = (endpoint, input, options) =>
    watched(client.call(endpoint, input, options));

  return {
    call,
    fetchPicture: (endpoint, input, options) =>
      watched(client.fetchPicture(endpoint, input, options)),
    sendPicture: (endpoint, input, options) =>
      watched(client.sendPicture(endpoint, input, options)),
    readSignals: client.readSignals,
    queries,
    tab,
    device,
    needAccount: async () => {
      const account = await queries.fetchQuery({
        queryKey: accountKey,
        queryFn: () => call(whoAmI, {}),
        staleTime: Infinity,
      });
      isKnown = true;
      return account;
    },
    logOut: async () => {
      // After the end of a session nobody is there to be logged out, and what was typed stays.
      if (end === 'over') return;
      if (!isKnown) return;
      await client.call(logOutStaff, {});
      isKnown = false;
      end = 'logged_out';
      for (const key of tab.keys(ownPrefix)) tab.remove(key);
    },
    lastEnd: () => end,
    begin: () => {
      end = null;
    },
    hearEnd: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

const OfficeContext = createContext<Office | null>(null);
export const OfficeProvider = OfficeContext.Provider;

export function useOffice(): Office {
  const office = useContext(OfficeContext);
  if (!office) throw new Error('There is no back office around this part.');
  return office;
}
