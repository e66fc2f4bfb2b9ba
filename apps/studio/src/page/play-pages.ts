// The pages of a play: the game itself, and plain pages that explain why there is no game, with a link back.
import { setTimeout as wait } from 'node:timers/promises';
import { findLanguage, localeOf, type Language } from '@parlour/contract/languages';
import type { GameEngine } from '@parlour/contract/launch/game-engines';
import type { GameTexts, StudioPhraseId } from '@parlour/phrases/game-texts';
import type { FastifyReply } from 'fastify';
import type { Engine } from '../engine.ts';
import type { Title } from '../games/title.ts';
import { findTitle } from '../games/titles.ts';
import type { Balance, Money } from '../money/money.ts';
import type { FramedBy } from '../plays/launch/framed-by.ts';
import type { FramedPlay, Play } from '../plays/store.ts';
import type { Assets } from './assets.ts';
import { contentPolicy } from './content-policy.ts';
import { coverAddress, dressOf } from './covers.ts';
import { gameDocument, plainDocument } from './document.ts';
import { inputsOf, lookOf } from './look.ts';
import { plainStyle } from './plain-style.ts';
import { sendDocument } from './send-document.ts';
import { skyRule } from './sky.ts';

/**
 * Why there is no game: the launch was `used` before, the play is `over`, neither is known, too many unknown launches were tried from that
 * address, the browser stores no cookie in this `frame`, or there is a fault.
 */
type Reason = 'used' | 'over' | 'unknown' | 'crowded' | 'frame' | 'fault';
export type PlainPage = {
  reason: Reason;
  play: Play | null;
  /** The play whose sites may frame the page; `play` by default. */
  framed?: FramedPlay | null;
  /** The address at which the game opens in the whole tab. Without it, the page's link leads to the lobby. */
  tab?: string;
};
export type PlayPages = {
  /** `address` is the address of the page. */
  sendPlay: (reply: FastifyReply, play: Play, address: string) => Promise<FastifyReply>;
  sendPlain: (reply: FastifyReply, page: PlainPage) => Promise<FastifyReply>;
};

type Deps = {
  engines: readonly Engine[];
  money: Money;
  texts: GameTexts;
  framedBy: FramedBy;
  assetsOf: (engine: GameEngine, face: string | null) => Assets;
};

const statuses = {
  used: 410,
  over: 410,
  unknown: 404,
  crowded: 429,
  frame: 200,
  fault: 503,
} as const;
/** How long the page waits for a wallet. After that it is sent without the balance and requests it itself. */
const balancePatienceMs = 400;

export function playPages(deps: Deps): PlayPages {
  const sendPlain: PlayPages['sendPlain'] = (reply, { reason, play, framed = play, tab }) => {
    const language = play?.language ?? askedLanguage(reply.request.headers['accept-language']);
    const look = lookOf(play?.theme ?? null);
    const say = (id: StudioPhraseId) => deps.texts.say(language, id);
    const lobby = play && { address: play.lobbyUrl, label: say('studio.game.back_to_lobby') };
    const way = tab === undefined ? lobby : { address: tab, label: say('studio.page.frame_open') };
    const words = { title: say(`studio.page.${reason}_title`), text: say(`studio.page.${reason}`) };
    const document = { language, look, icon: null, ...words, style: plainStyle, way };
    return sendDocument(reply, {
      status: statuses[reason],
      policy: contentPolicy({
        styles: [look.css, plainStyle],
        hasFiles: false,
        framedBy: deps.framedBy(framed),
      }),
      text: plainDocument(document),
    });
  };
  return {
    sendPlain,
    sendPlay: async (reply, play, address) => {
      const title = findTitle(play.gameCode);
      const engine = deps.engines.find(({ opens }) => title && opens.includes(title.engine));
      if (!title || !engine) return sendPlain(reply, { reason: 'unknown', play });
      const [balance, game] = await Promise.all([
        Promise.race([deps.money.balance(play.id), wait(balancePatienceMs, null, { ref: false })]),
        engine.boot(play, title),
      ]);
      if (balance && 'trouble' in balance && balance.trouble === 'over') {
        return sendPlain(reply, { reason: 'over', play });
      }
      return sendGame(deps, reply, { play, title, address, balance, game });
    },
  };
}

type GamePage = {
  play: Play;
  title: Title;
  address: string;
  balance: Balance | null;
  game: object;
};

function sendGame(
  { texts, framedBy, assetsOf }: Deps,
  reply: FastifyReply,
  { play, title, address, balance, game }: GamePage,
): Promise<FastifyReply> {
  const { language, currency, currencyDigits, isDemo, lobbyUrl, site, confirmAbove } = play;
  const { engine } = title;
  // The site's name of the title is in the player's language, ours is in English.
  const name = play.title ?? title.name;
  const look = lookOf(play.theme);
  const assets = assetsOf(engine, look.face);
  const framers = framedBy(play);
  const boot = {
    play: `${address}/`,
    locale: localeOf(language),
    texts: texts.textsOf(language, engine),
    currency,
    currencyDigits,
    isDemo,
    confirmAbove,
    lobbyUrl,
    framedBy: framers,
    site,
    balance: balance && 'balance' in balance ? String(balance.balance) : null,
    title: { code: title.gameCode, name, ...dressOf(title) },
    game,
  };
  const titled = site === null ? name : `${name} · ${site}`;
  const head = { language, look, title: titled, icon: coverAddress(title) };
  const sky = skyRule(inputsOf(play.theme));
  const styles = [look.css, assets.style, sky];
  return sendDocument(reply, {
    status: 200,
    policy: contentPolicy({ styles, hasFiles: true, framedBy: framers }),
    text: gameDocument({ ...head, engine, assets, boot, skyRule: sky }),
  });
}

/** Returns the first language of the device that we have, for pages without a play. English if there is none. */
function askedLanguage(header = ''): Language {
  const tags = header.split(',').map((each) => each.split(';')[0]?.trim() ?? '');
  return tags.map(findLanguage).find((each) => each !== null) ?? 'EN';
}
