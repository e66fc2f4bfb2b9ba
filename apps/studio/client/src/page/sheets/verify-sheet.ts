// How a result can be checked: what was published before, what after, and that the one follows from the other.
import { button, make, setText } from '../element.ts';
import { icon } from '../icons.ts';
import type { Shell } from '../shell.ts';

export type Proof = {
  commitment: string;
  seed: string | null;
  /** How the result follows from the seed. */
  how: string;
  /** Everything that a checker needs, for copying. */
  data: object;
  /** The public pages of the same data, and of how to check it, where there are such. */
  pages: { data: string; how: string } | null;
};

const digits = '0123456789abcdef';
const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const fromHex = (hex: string) =>
  Uint8Array.from(
    hex.match(/../g) ?? [],
    ([high = '', low = '']) => digits.indexOf(high) * 16 + digits.indexOf(low),
  );

const toPage = (attributes: { class: string; href: string }, text: string): HTMLElement =>
  make('a', { ...attributes, target: '_blank', rel: 'noopener' }, text);

async function commits(seed: string, commitment: string): Promise<boolean> {
  return toHex(await crypto.subtle.digest('SHA-256', fromHex(seed))) === commitment;
}

type Parts = Pick<Shell, 'say' | 'openSheet'>;

export function openVerifySheet({ say, openSheet }: Parts, proof: Proof): void {
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
    make('p', { class: 'text-caption text-muted' }, say('studio.game.commitment')),
    make('p', { class: 'mono ltr hex' }, proof.commitment),
    make('p', { class: 'text-caption text-muted' }, say('studio.game.secret')),
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
  // Outside https a browser does not reckon; the commitment and the secret stand there all the same.
  if (proof.seed === null || !('subtle' in crypto)) return;
  void judge(proof.seed, proof.commitment, verdict);

  async function judge(seed: string, commitment: string, place: HTMLElement): Promise<void> {
    const isRight = await commits(seed, commitment);
    const text = say(isRight ? 'studio.game.checked' : 'studio.game.not_checked');
    place.append(icon(isRight ? 'shield' : 'warning', 20), make('span', {}, text));
  }
}
