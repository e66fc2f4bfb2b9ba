// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Dialog } from '@parlour/ui/overlay/dialog';
import { Sheet } from '@parlour/ui/overlay/sheet';
import {
  changeAddress,
  currentState,
  pushAddress,
  replaceAddress,
  stepBack,
} from '#platform/address.ts';
import { showInSite, user } from '#foundation/testing/test-site.tsx';
import { usePath } from '#foundation/navigation/use-address.ts';
import { BackCloses } from './back-closes.tsx';

/** A page with a sheet over it, and a dialog over the sheet. */
function Page({ stays = false }) {
  const path = usePath();
  const [hasSheet, setSheet] = useState(false);
  const [hasDialog, setDialog] = useState(false);
  return (
    <>
      <h1>{path}</h1>
      <button type="button" onClick={() => setSheet(true)}>
        Open
      </button>
      <Sheet open={hasSheet} onClose={() => setSheet(false)} title="Sheet" closeLabel="Close sheet">
        <button type="button" onClick={() => setDialog(true)}>
          More
        </button>
      </Sheet>
      <Dialog
        open={hasDialog}
        {...(!stays && { onClose: () => setDialog(false) })}
        title="Dialog"
        closeLabel="Close dialog"
      >
        Text
      </Dialog>
    </>
  );
}

const shown = () => [...document.querySelectorAll('dialog h2')].map((each) => each.textContent);
const expectShown = (titles: string[]) => waitFor(() => expect(shown()).toEqual(titles));
const at = () => screen.getByRole('heading', { level: 1 }).textContent;
const expectAt = (path: string) =>
  waitFor(() => expect([at(), location.pathname]).toEqual([path, path]));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const goBack = () => act(async () => history.back());

/** Opens /m/game from home. */
async function open(stays = false) {
  await showInSite(
    <BackCloses>
      <Page stays={stays} />
    </BackCloses>,
    { path: '/m/home' },
  );
  act(() => pushAddress('/m/game', { from: '/m/home' }));
}

describe('the way back', () => {
  it('ROUTE-14 closes the sheet, and the page stays; the next step leaves it', async () => {
    await open();
    await press('Open');
    await goBack();
    await expectShown([]);
    expect(at()).toBe('/m/game');
    await goBack();
    await expectAt('/m/home');
  });
  it('ROUTE-14 closes the topmost of two that are stacked, then the other', async () => {
    await open();
    await press('Open');
    await press('More');
    expect(shown()).toEqual(['Sheet', 'Dialog']);
    await goBack();
    await expectShown(['Sheet']);
    await goBack();
    await expectShown([]);
    expect(at()).toBe('/m/game');
    await goBack();
    await expectAt('/m/home');
  });
  it('ROUTE-14 leaves the page in one step once its sheets were closed in another way', async () => {
    await open();
    await press('Open');
    await press('More');
    await press('Close dialog');
    await press('Close sheet');
    await expectShown([]);
    await goBack();
    await expectAt('/m/home');
  });
  it('ROUTE-14 of two, one was closed by its button: closes the other', async () => {
    await open();
    await press('Open');
    await press('More');
    await press('Close dialog');
    await expectShown(['Sheet']);
    await goBack();
    await expectShown([]);
    expect(at()).toBe('/m/game');
    await goBack();
    await expectAt('/m/home');
  });
  it('ROUTE-14 does nothing to what may not be closed, and the page stays', async () => {
    await open(true);
    await press('Open');
    await press('More');
    for (const _step of [1, 2]) {
      await goBack();
      // The history entry is added again.
      await waitFor(() => expect(history.state).toMatchObject({ overPage: { depth: 2 } }));
      expect([shown(), at()]).toEqual([['Sheet', 'Dialog'], '/m/game']);
    }
  });
  it('ROUTE-14 keeps what the address came to say meanwhile', async () => {
    await open();
    await press('Open');
    act(() => changeAddress('/m/game?category=RNG'));
    await goBack();
    await expectShown([]);
    expect(location.search).toBe('?category=RNG');
    expect(currentState()).toEqual({ from: '/m/home' });
  });
});

describe('a page that is left from a sheet', () => {
  it('ROUTE-14 is there without it on the way back', async () => {
    await open();
    await press('Open');
    await press('Close sheet');
    act(() => pushAddress('/m/activity'));
    await goBack();
    await expectAt('/m/game');
    await goBack();
    await expectAt('/m/home');
  });
  it('ROUTE-14 is out of the history where another takes its place', async () => {
    await open();
    await press('Open');
    act(() => replaceAddress('/m/login'));
    await expectAt('/m/login');
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    await expectShown([]);
    await goBack();
    await expectAt('/m/home');
  });
  it('ROUTE-14 is left by one step of its own', async () => {
    await open();
    await press('Open');
    await press('More');
    act(() => stepBack());
    await expectAt('/m/home');
  });
});
