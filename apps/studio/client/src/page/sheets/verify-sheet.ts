// Sheet to check a result: the data that was published before and after, and whether they match.
import { button, make, setText } from '../element.ts';
import { fromHex, toHex } from '../fair/hex.ts';
import { icon } from '../icons.ts';
import type { Shell } from '../shell.ts';

export type Proof = {
  /** The kind of result, for the words. */
  what: 'draw' | 'round' | 'flight';
  commitment: string;
  seed: string | null;
  /** Text that explains how the result follows from the seed. */
  how: string;
  /** All data that a checker needs, to copy. */
  data: object;
  /** Draws the result again from the seed and resolves with whether it matches the shown one. Null while there is no result. */
  isDrawn: (() => Promise<boolean>) | null;
  /** Public pages with the same data and with the instructions to check it; null if there are none. */
  pages: { data: string; how: string } | null;
};

const toPage = (attributes: { class: string; href: string }, text: string): HTMLElement =>
  make('a', { ...attributes, target: '_blank', rel: 'noopener' }, text);

async function commits(seed: string, commitment: string): Promise<boolean> {
  return toHex(await crypto.subtle.digest('SHA-256', fromHex(seed))) === commitment;
}

type SheetContext = Pick<Shell, 'say' | 'openSheet'>;

export function openVerifySheet({ say, openSheet }: SheetContext, proof: Proof): void {
  const verdict = make('p', { class: 'fair', role: 'status' });
  const copy = button(
    {
      class: 'btn btn--tonal',
      onclick: () =>
        void navigator.clipboard
          .writeText(JSON.stringify(proof.data, null, 2))
          .then(() => setText(copy, say('studio.game.copied')))
          .catch(() => setText(copy, say('studio.game.failed'))),
    },
    say('studio.game.copy'),
  );
  openSheet(
    say('studio.game.verify_title'),
    make(
      'p',
      { class: 'text-caption text-muted' },
      say('studio.game.commitment', { what: proof.what }),
    ),
    make('p', { class: 'mono ltr hex' }, proof.commitment),
    make(
      'p',
      { class: 'text-caption text-muted' },
      say('studio.game.secret', { what: proof.what }),
    ),
    proof.seed === null
      ? make('p', { class: 'text-small sheet-text' }, say('studio.game.secret_later'))
      : make('p', { class: 'mono ltr hex' }, proof.seed),
    verdict,
    make('p', { class: 'text-small text-muted sheet-text' }, proof.how),
    proof.pages &&
      toPage({ class: 'text-link', href: proof.pages.how }, say('studio.game.how_page')),
    make(
      'div',
      { class: 'button-row sheet-act' },
      copy,
      proof.pages &&
        toPage({ class: 'btn btn--tonal', href: proof.pages.data }, say('studio.game.data')),
    ),
  );
  // Outside https a browser has no WebCrypto. The commitment and the seed are shown all the same.
  if (proof.seed === null || !('subtle' in crypto)) return;
  void judge(proof.seed, proof.commitment);

  async function judge(seed: string, commitment: string): Promise<void> {
    const isRight =
      (await commits(seed, commitment)) && (proof.isDrawn === null || (await proof.isDrawn()));
    const text = say(isRight ? 'studio.game.checked' : 'studio.game.not_checked');
    verdict.append(icon(isRight ? 'shield' : 'warning', 20), make('span', {}, text));
  }
}
