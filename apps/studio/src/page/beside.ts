// What stands beside the column of a wide window, as on the operator's own site (WIDE-02). A call of its own, so that a phone loads nothing
// of it.
import { qrCode } from '@parlour/covers/qr-code';
import type { GameTexts, StudioPhraseId } from '@parlour/phrases/game-texts';
import type { FastifyInstance } from 'fastify';
import { findTitle } from '../games/titles.ts';
import { refuseCall } from '../plays/call-refusal.ts';
import type { Play } from '../plays/store.ts';
import { inputsOf } from './look.ts';

/** The address of the operator's site, without a path and so without a session; null if the operator named no lobby. */
const siteAddress = ({ lobbyUrl }: Play): string | null => {
  const url = lobbyUrl === null ? null : URL.parse(lobbyUrl);
  return url ? `${url.origin}/` : null;
};

/** A claim that is true of the operator: whoever offers a lottery of ours has draws all day. */
const claimOf = ({ gameCode }: Play): StudioPhraseId =>
  findTitle(gameCode)?.engine === 'lottery'
    ? 'studio.page.beside_draws'
    : 'studio.page.beside_games';

/** Serves the words, and the code as a picture. Both are refused as unknown where the operator's site has no name or no address. */
export function serveBeside(calls: FastifyInstance, texts: GameTexts): void {
  calls.get('/beside', async ({ play }) => {
    const { language, site } = play;
    if (site === null || siteAddress(play) === null) throw refuseCall('unknown');
    const say = (id: StudioPhraseId) => texts.say(language, id);
    return {
      site,
      logo: inputsOf(play.theme).logo,
      label: texts.say(language, 'studio.page.beside', { site }),
      claim: say(claimOf(play)),
      samePlace: say('studio.page.beside_same_place'),
      code: say('studio.page.beside_code'),
      phoneTitle: say('studio.page.beside_phone_title'),
      phone: say('studio.page.beside_phone'),
    };
  });
  calls.get('/beside.svg', async ({ play }, reply) => {
    const address = siteAddress(play);
    if (address === null) throw refuseCall('unknown');
    return reply.type('image/svg+xml').send(qrCode(address));
  });
}
