// The member's passkeys, and the calls that create and remove them.
import { useRef, useState } from 'react';
import type { Answer } from '@parlour/contract/endpoint';
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
} from '@parlour/contract/passkey/calls';
import { logOut } from '@parlour/contract/session/calls';
import { isGone, refusalOf } from '#foundation/api/outcome.ts';
import { defineOwnData, useOwnResource } from '#foundation/api/own-resource.ts';
import { navigation } from '#foundation/navigation/navigation.ts';
import { useFoundation } from '#foundation/use-foundation.ts';

export type Passkey = Answer<typeof listPasskeys>['passkeys'][number];

const ownPasskeys = defineOwnData({
  ask: ({ read }) => read(listPasskeys, {}),
  again: 'never',
});

/** Loads the code that creates a passkey, only when it is needed. */
const loadMaker = () => import('./make-passkey.ts');

export function usePasskeys() {
  const { api, toasts, session, notices, obeyFailure } = useFoundation();
  const list = useOwnResource(ownPasskeys);
  const [busy, setBusy] = useState<string | null>(null);
  const isRunning = useRef(false);

  /** Runs one step at a time; resolves with true if it succeeded. */
  async function run(what: string, path: string, step: () => Promise<boolean>): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(what);
    try {
      return await step();
    } catch (error) {
      if (refusalOf(error)?.code === 'full_login_required') {
        list.change((was) => ({ ...was, isBasic: true }));
      } else obeyFailure({ error, path, teller: 'alert' });
      return false;
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  }
  const add = () =>
    run('add', addPasskey.path, async () => {
      const maker = loadMaker();
      // If the call fails too, only its failure is reported.
      maker.catch(() => undefined);
      const options = await api(beginPasskey, {}, { teller: 'page' });
      const made = await (await maker).makePasskey(options);
      if (made.is === 'given up') return false;
      if (made.is === 'failed') {
        notices.show(made.say);
        return false;
      }
      await api(addPasskey, made.passkey, { teller: 'page' });
      toasts.show('done', (t) => t('passkey.added'));
      list.refresh();
      return true;
    });
  const remove = ({ id }: Passkey) =>
    run(id, removePasskey.path, async () => {
      // A passkey that another tab or device removed counts as removed.
      await api(removePasskey, { id }, { teller: 'page' }).catch((error: unknown) => {
        if (!isGone(error)) throw error;
      });
      toasts.show('done', (t) => t('passkey.removed'));
      list.change((was) => ({ ...was, passkeys: was.passkeys.filter((each) => each.id !== id) }));
      return true;
    });
  async function logInAgain(): Promise<void> {
    await api(logOut, {}, { teller: 'nobody' }).catch(() => null);
    session.end();
    navigation.replace('login');
  }
  return {
    ...list,
    busy,
    add,
    remove,
    logInAgain: () => void logInAgain(),
  };
}
