// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { tabStorage } from '#platform/storage.ts';
import { mayPrompt, notePrompt } from '#foundation/popups/single-prompt.ts';
import { offerOneTap, oneTapScript } from './one-tap.ts';

/** Offers the prompt as a visit of the page does; Google's script arrives, or its request fails. Returns how often Google was asked to show it. */
async function visit(event: 'load' | 'error' = 'load'): Promise<number> {
  const prompt = vi.fn<() => void>();
  vi.stubGlobal('google', { accounts: { id: { initialize: () => {}, prompt } } });
  const offered = offerOneTap(tabStorage, 'client', () => {}).catch(() => undefined);
  document.querySelector(`script[src="${oneTapScript}"]`)?.dispatchEvent(new Event(event));
  await offered;
  document.head.replaceChildren();
  return prompt.mock.calls.length;
}

it('IDP-05, POP-10 one tap comes at the first visit of a tab, and not again', async () => {
  expect([await visit(), await visit()]).toEqual([1, 0]);
  expect(mayPrompt(tabStorage)).toBe(false);
});
it.each(['welcome', 'push'] as const)(
  'IDP-05, POP-10 one tap does not come in a tab that has shown %s, and nothing of it is loaded',
  async (name) => {
    notePrompt(tabStorage, name);
    const added = vi.spyOn(document.head, 'append');
    expect(await visit()).toBe(0);
    expect(added).not.toHaveBeenCalled();
  },
);
it('IDP-05, POP-10 a prompt whose script cannot be loaded was not shown, and takes no turn', async () => {
  expect(await visit('error')).toBe(0);
  expect(mayPrompt(tabStorage)).toBe(true);
});
