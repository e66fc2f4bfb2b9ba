// Texts over the scene: the countdown to the start, the multiplier, and its meaning for the player's stake.
import { draw, make, setText } from '../page/element.ts';
import type { Shell } from '../page/shell.ts';
import type { Desk } from './desk.ts';
import { isWin, outcomeWords } from './outcome.ts';
import { prizeAt, secondsTo, writeStanding, writeTimes } from './phase.ts';
import { flightName, type Bet } from './state.ts';

/** Duration of sales in milliseconds, for the ring. */
const salesMs = 8_000;

export type Words = { element: HTMLElement; show: () => void };

type Lines = {
  hero: string;
  /** Seconds in the ring; null if the multiplier is shown instead. */
  seconds: number | null;
  text: string;
  note: string;
  mood: 'quiet' | 'glad' | '';
};

/** Returns the current texts. Screen readers do not read their changes; `announce.ts` speaks to them. */
function linesOf(shell: Shell, desk: Desk): Lines {
  const { say } = shell;
  const { flight, bet } = desk.state();
  const phase = desk.phase();
  const number = flightName(flight.number);
  const hero = writeStanding(desk.standing());
  if (phase === 'ended') {
    const isVoid = flight.end?.isVoid === true;
    const outcome = bet && outcomeWords(shell, bet);
    return {
      hero,
      seconds: null,
      text: isVoid
        ? say('studio.crash.void', { number })
        : say('studio.crash.ended', { times: hero }),
      note: outcome ?? '',
      mood: 'quiet',
    };
  }
  if (phase === 'flying') {
    const note = flightNote(shell, desk, bet);
    const mood = bet && isWin(bet) ? 'glad' : '';
    return { hero, seconds: null, ...flightText(shell, desk, bet), note, mood };
  }
  const seconds = secondsTo(flight.startsAt, desk.now());
  const text = phase === 'open' ? say('studio.crash.open') : say('studio.crash.about', { number });
  return { hero: '', seconds, text, note: bet ? targetNote(shell, desk, bet) : '', mood: '' };
}

function flightText(shell: Shell, desk: Desk, bet: Bet | null): { text: string } {
  const { say, money } = shell;
  if (!bet) {
    return { text: say('studio.crash.in_air', { number: flightName(desk.state().flight.number) }) };
  }
  const decided = outcomeWords(shell, bet);
  if (decided !== null) return { text: decided };
  // Without a connection the current multiplier is unknown.
  if (desk.isLost())
    return { text: say('studio.crash.at_latest', { times: writeTimes(bet.target) }) };
  const standing = Math.min(desk.standing(), Number(bet.target));
  return {
    text: say('studio.crash.worth', { amount: money.exact(prizeAt(bet.stake, standing)) }),
  };
}

function flightNote(shell: Shell, desk: Desk, bet: Bet | null): string {
  const { say } = shell;
  if (!bet) return '';
  if (bet.hundredths !== null) {
    if (bet.hundredths === '0') return '';
    return say(bet.isPaid ? 'studio.game.paid' : 'studio.game.being_paid');
  }
  return desk.isLost() ? '' : targetNote(shell, desk, bet);
}

/** Returns the note about the target; empty if the target is the cap of all flights. */
const targetNote = ({ say }: Shell, { climb }: Desk, { target }: Bet): string =>
  Number(target) < climb.cap ? say('studio.crash.by_itself', { times: writeTimes(target) }) : '';

export function createWords(shell: Shell, desk: Desk): Words {
  const { say } = shell;
  const circle = { cx: 36, cy: 36, r: 32 };
  const arc = draw('circle', { ...circle, pathLength: 1 });
  const seconds = make('b', { class: 'ltr' });
  const ring = make(
    'span',
    { class: 'start-ring num', role: 'timer', 'aria-label': say('studio.crash.seconds_left') },
    draw('svg', { viewBox: '0 0 72 72', 'aria-hidden': 'true' }, draw('circle', circle), arc),
    seconds,
  );
  // Changes ten times a second, so it is hidden from screen readers.
  const hero = make('p', { class: 'standing num ltr', 'aria-hidden': 'true' });
  const text = make('p', { class: 'text-small num' });
  const note = make('p', { class: 'text-caption num' });
  const element = make('div', { class: 'scene-words' }, ring, hero, text, note);
  return {
    element,
    show: () => {
      const lines = linesOf(shell, desk);
      const left = desk.state().flight.startsAt - desk.now();
      ring.hidden = lines.seconds === null;
      hero.hidden = lines.seconds !== null;
      if (lines.seconds !== null) {
        setText(seconds, String(lines.seconds));
        const share = Math.min(1, Math.max(0, left / salesMs));
        arc.setAttribute('stroke-dasharray', `${share.toFixed(3)} 2`);
      }
      setText(hero, lines.hero);
      setText(text, lines.text);
      setText(note, lines.note);
      element.dataset['mood'] = lines.mood;
      element.classList.toggle('is-lost', desk.isLost() && desk.phase() === 'flying');
    },
  };
}
