// The sheet of a game before it is opened: its facts, the buttons to play, and similar games. Facts that the supplier did not send are omitted.
import { useState } from 'react';
import type { Game } from '@parlour/contract/lobby/lobby';
import { Button, ButtonLink } from '@parlour/ui/button/button';
import { CoverCard } from '@parlour/ui/card/cover-card';
import { CoverImage } from '@parlour/ui/card/cover-image';
import { Pill } from '@parlour/ui/card/pill';
import { HeartFillIcon, HeartIcon, PlayFillIcon } from '@parlour/ui/icons/navigation';
import { Sheet } from '@parlour/ui/overlay/sheet';
import type { Phrase } from '#foundation/language/language.ts';
import { useView } from '#foundation/tracking/use-view.ts';
import { useFoundation, useSession, useTranslate } from '#foundation/use-foundation.ts';
import { useStore } from '#foundation/use-store.ts';
import { categoryOf } from '../catalogue/categories.ts';
import { gameKey } from '../catalogue/game-key.ts';
import { useLobby } from '../catalogue/lobby.ts';
import { gamePicture } from '../catalogue/pictures.ts';
import { useMarked } from '../catalogue/use-marked.ts';
import { useVendorNames } from '../catalogue/use-vendor-names.ts';
import { gameAddress, trialAddress } from '../games/grid/launch-address.ts';
import { factsOf } from './game-facts.ts';
import css from './game-sheet.module.css';

type Props = { game: Game | null; onClose: () => void };

const mostLike = 8;
/** Texts for a supplier's tags. Unknown tags are not shown. */
const tags: ReadonlyMap<string, Phrase> = new Map([
  ['draws', (t) => t('lobby.tag_draws')],
  ['instant', (t) => t('lobby.tag_instant')],
]);

export function GameSheet({ game, onClose }: Props) {
  const t = useTranslate();
  // The last game stays while the sheet closes.
  const [last, setLast] = useState(game);
  useView(game && { content: 'game', id: game.gameId });
  if (game !== null && game !== last) setLast(game);
  if (last === null) return null;
  return (
    <Sheet
      open={game !== null}
      onClose={onClose}
      title={last.gameName}
      closeLabel={t('lobby.close')}
      head={<Head game={last} />}
    >
      <GameFacts game={last} />
      <WaysIn game={last} />
      <GamesLikeIt game={last} />
    </Sheet>
  );
}

function Head({ game }: { game: Game }) {
  const { site } = useFoundation();
  const t = useTranslate();
  const nameVendor = useVendorNames();
  const picture = gamePicture(game, site.imageHosts);
  const vendor = nameVendor(game);
  const isNew = game.gameClassify?.includes('NEW');
  const category = categoryOf({ gameCategory: game.gameType, title: game.gameType }).say(t);
  return (
    <>
      <div className={css.glow} aria-hidden="true">
        <CoverImage art={picture.art} />
      </div>
      <div className={css.head}>
        <div className={css.cover}>
          <CoverImage {...picture} eager />
        </div>
        <div className={css.names}>
          <p className="text-title" aria-hidden="true">
            {game.gameName}
          </p>
          {vendor !== undefined && <p className="text-muted">{vendor}</p>}
          <p className={css.tags}>
            <Pill>{category}</Pill>
            {isNew && <Pill tone="brand">{t('lobby.new')}</Pill>}
            {game.tags?.map((tag) => {
              const say = tags.get(tag);
              return say && <Pill key={tag}>{say(t)}</Pill>;
            })}
          </p>
        </div>
      </div>
    </>
  );
}

function GameFacts({ game }: { game: Game }) {
  const { site } = useFoundation();
  const t = useTranslate();
  const facts = factsOf(game, { own: site.own, t });
  if (facts.length === 0) return null;
  return (
    <dl className={`num ${css.facts}`}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function WaysIn({ game }: { game: Game }) {
  const { site } = useFoundation();
  const t = useTranslate();
  const isMember = Boolean(useSession());
  const trial = trialAddress(game);
  const opened = { game: { name: game.gameName, ...gamePicture(game, site.imageHosts) } };
  return (
    <div className={css.ways}>
      <div className={css.play}>
        <ButtonLink
          href={gameAddress(game)}
          state={opened}
          tone="primary"
          wide
          icon={<PlayFillIcon size={20} />}
        >
          {t('lobby.play')}
        </ButtonLink>
        {isMember && <Favourite game={game} />}
      </div>
      {trial !== null && (
        <ButtonLink href={trial} state={opened} tone="text" wide>
          {t('lobby.try_without_money')}
        </ButtonLink>
      )}
    </div>
  );
}

function Favourite({ game }: { game: Game }) {
  const { favourites } = useLobby();
  const t = useTranslate();
  const isMarked = useMarked(gameKey(game));
  return (
    <Button
      aria-label={t('lobby.favourite', { game: game.gameName })}
      aria-pressed={isMarked}
      onClick={() => favourites.toggle(game)}
    >
      {isMarked ? <HeartFillIcon size={24} /> : <HeartIcon size={24} />}
    </Button>
  );
}

function GamesLikeIt({ game }: { game: Game }) {
  const { site } = useFoundation();
  const t = useTranslate();
  const { value } = useStore(useLobby().lanes);
  const games = (value ?? [])
    .flatMap((lane) => (lane.gameCategory === game.gameType ? (lane.games ?? []) : []))
    .filter((each) => gameKey(each) !== gameKey(game))
    .slice(0, mostLike);
  if (games.length === 0) return null;
  return (
    <section className={css.like}>
      <h3 className="text-subheading">{t('lobby.similar_games')}</h3>
      <ul className="scroller scroller--cards">
        {games.map((each) => {
          const picture = gamePicture(each, site.imageHosts);
          return (
            <li key={gameKey(each)}>
              <CoverCard
                href={gameAddress(each)}
                state={{ game: { name: each.gameName, ...picture } }}
                title={each.gameName}
                {...picture}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
