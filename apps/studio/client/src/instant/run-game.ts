// The page of an instant game: one round for each press. The studio decides it, the engine's scene shows it.
import { readBoot } from '../page/boot.ts';
import { make } from '../page/element.ts';
import { createShell } from '../page/shell.ts';
import { askOnce } from '../page/stake/ask-once.ts';
import { lookAgain } from './look-again.ts';
import { createPlayRound } from './play-round.ts';
import { createReveal } from './reveal.ts';
import type { Game, Table } from './scene.ts';
import { createStakeDock } from './dock/stake-dock.ts';
import { createStand } from './stand.ts';
import type { Instant, UpcomingRounds } from './state.ts';

export function runGame<R, D>(makeGame: (table: Table<R, D>) => Game<D>): void {
  const boot = readBoot<Instant<R, D>>();
  const { game, title } = boot;
  const shell = createShell(boot, game.pace);
  const { say, notices, vibration } = shell;
  let { free } = game;
  let { commitment: next } = game.next;
  let isBusy = false;

  const words = make('div', { class: 'scene-words' });
  const dock = createStakeDock({
    shell,
    stakes: game.stakes,
    first: game.stake,
    free,
    onPlay: (stake) => void play(stake),
  });
  const learn = (played: UpcomingRounds): void => {
    next = played.next.commitment;
    free = played.free;
    dock.setFree(free);
    shell.starts.learn(played.pace);
  };
  const engine = makeGame({
    shell,
    rules: game.rules,
    stakes: game.stakes,
    stake: dock.stake,
    title,
    chosen: (game.open ?? game.last[0])?.choice ?? {},
    words,
    setAct: dock.setAct,
    learn,
  });
  const { scene } = engine;
  const stand = createStand({
    shell,
    engine,
    words,
    first: game,
    title: title.code,
    next: () => next,
  });
  const rounds = createPlayRound<D>(shell);
  const reveal = createReveal({ shell, engine, stand, forget: rounds.forget });
  const isMeant = askOnce(shell, (sum) => ({
    title: say('studio.instant.confirm', { sum }),
    yes: say('studio.instant.play', { stake: sum }),
  }));
  shell.main.append(scene.element, ...engine.below, ...stand.elements);
  shell.dock.append(...dock.elements);
  const onRules = () => void engine.openRules();
  shell.setTool({ name: say('studio.game.rules'), icon: 'info', onUse: onRules });
  shell.setRules(onRules);

  const setBusy = (isUnderWay: boolean): void => {
    isBusy = isUnderWay;
    dock.setBusy(isUnderWay);
    engine.setIdle?.(!isUnderWay);
  };

  async function play(chosen: string): Promise<void> {
    // A free play needs no confirmation.
    const given = free;
    const stake = given?.stake ?? chosen;
    if (!given && !(await isMeant(chosen))) return;
    setBusy(true);
    vibration.give('buy');
    // Scrolls back from the prizes to the scene.
    scene.element.scrollIntoView({ block: 'nearest' });
    scene.wait();
    words.replaceChildren();
    const choice = engine.choice?.() ?? {};
    const played = await rounds.play({ stake, choice, isFree: given !== null });
    if (played) {
      learn(played);
      await reveal.taken(played.round, given !== null);
    } else {
      const shown = stand.shown();
      scene.show(shown);
      if (shown) stand.show(shown);
      else stand.sayReady();
    }
    setBusy(false);
  }

  if (game.open) {
    // A round that was taken and not shown to its end is shown again (G3).
    notices.toast(say('studio.instant.back'));
    setBusy(true);
    const { open } = game;
    const paid = open.isOver && open.isPaid ? BigInt(open.prize) : 0n;
    void reveal.open(open, paid).then(() => setBusy(false));
  } else stand.sayReady();
  lookAgain({ shell, rounds, reveal, learn, isBusy: () => isBusy, setBusy });
  // Benches and tests wait for this mark, as on the site's pages: every control has its handler.
  performance.mark('usable');
}
