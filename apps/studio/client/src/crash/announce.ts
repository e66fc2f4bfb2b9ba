// Sounds, vibrations and spoken texts of a flight: its start, the player's leaving, its end. Once each, and none for events
// before the page was opened.
import type { Shell } from '../page/shell.ts';
import type { Desk } from './desk.ts';
import { isWin, outcomeWords } from './outcome.ts';
import { writeStanding, type Phase } from './phase.ts';
import { flightName } from './state.ts';

export function createAnnounce(shell: Shell, desk: Desk): () => void {
  const { say, notices, sound, vibration } = shell;
  let phase: Phase = desk.phase();
  let decided = desk.state().bet?.hundredths ?? null;
  let id = desk.state().flight.id;

  const started = (): void => {
    if (desk.state().bet) sound.play('tick');
    notices.speak(say('studio.crash.started', { number: flightName(desk.state().flight.number) }));
  };
  const ended = (): string => {
    const { flight } = desk.state();
    const number = flightName(flight.number);
    if (flight.end?.isVoid === true) return say('studio.crash.void', { number });
    const times = writeStanding(flight.end?.hundredths ?? '100');
    return say('studio.crash.ended_name', { number, times });
  };
  const settled = (): void => {
    const { bet } = desk.state();
    if (!bet) return;
    const isGlad = isWin(bet);
    sound.play(isGlad ? 'win' : 'end');
    if (isGlad) vibration.give('prize');
    notices.speak(outcomeWords(shell, bet) ?? '');
  };
  return () => {
    const { flight, bet } = desk.state();
    const now = desk.phase();
    if (flight.id !== id) [id, decided] = [flight.id, null];
    if (now !== phase) {
      phase = now;
      if (now === 'flying') started();
      if (now === 'ended') notices.speak(ended());
    }
    const result = bet?.hundredths ?? null;
    if (result === decided) return;
    decided = result;
    settled();
  };
}
