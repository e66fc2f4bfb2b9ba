// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { loadFailures } from '#foundation/foundation.ts';
import { FoundationContext } from '#foundation/use-foundation.ts';
import { showInSite } from '#foundation/testing/test-site.tsx';
import { followListeners } from '#platform/testing/live-listeners.ts';
import { GamePage } from './games/game-page.tsx';
import { Home } from './home/home.tsx';
import { game, lobbyReplies } from './testing/sample-lobby.ts';

const drawList = { answer: { now: 0, games: [game('6', { nextDrawAt: 60_000 })] } };

it.each([
  ['home', Home, '/m/home'],
  ['the games', GamePage, '/m/game'],
])(
  'LOBBY-04, LOBBY-05 who leaves %s leaves nothing behind that listens or watches',
  async (_name, Page, path) => {
    const watching = new Set<object>();
    class TestObserver {
      observe(): void {
        watching.add(this);
      }
      unobserve(): void {}
      disconnect(): void {
        watching.delete(this);
      }
    }
    vi.stubGlobal('ResizeObserver', TestObserver);
    const listeners = followListeners([window, document]);
    const replies = { ...lobbyReplies, drawList };
    const { foundation } = await showInSite(<Page />, { path, session: {}, replies });
    // Belongs to the site and not to a page: otherwise created by the first call that a page cancels when it is left.
    foundation.keep((await loadFailures()).createObeyFailure);
    const comeAndGo = async () => {
      await act(async () => {
        render(
          <FoundationContext value={foundation}>
            <Page />
          </FoundationContext>,
        );
      });
      await screen.findAllByRole('link', { name: /Game 1/ });
      const during = listeners().length;
      cleanup();
      return { during, after: listeners() };
    };
    cleanup();
    const first = await comeAndGo();
    const second = await comeAndGo();
    expect(second.after).toEqual(first.after);
    expect(first.during).toBeGreaterThan(first.after.length);
    expect(first.after.filter((name) => /resize|scroll|keydown|pageshow/.test(name))).toEqual([]);
    expect(watching.size).toBe(0);
  },
);
