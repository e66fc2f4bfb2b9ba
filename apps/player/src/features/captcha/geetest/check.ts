// The checks that the box runs one after another: sets up a frame, shows it and receives its result. Free of React; the box renders the state.
import type { Answer } from '@parlour/contract/endpoint';
import type { geetestParameters } from '@parlour/contract/captcha/calls';
import type { CaptchaAnswer } from '#foundation/captcha/captcha-slot.ts';
import type { Phrase } from '#foundation/language/language.ts';
import { createStore, type Readable } from '#foundation/store.ts';
import type { BoxLanguage } from './box-language.ts';
import { nextState, type BoxEvent, type BoxState } from './box-states.ts';
import type { FrameMessage } from './frame-message.ts';
import { sayProviderError } from './provider-error.ts';

export type SetupParameters = Pick<
  Answer<typeof geetestParameters>,
  'challenge' | 'newCaptcha' | 'success'
>;
export type BoxView = {
  state: BoxState;
  /** The text of the error while `state` is `error`. */
  problem: Phrase | null;
  /** True if the provider's code did not load or start, perhaps because an ad blocker stopped it. */
  mayBeBlocked: boolean;
  /** True if the box was closed or its solution rejected (CAP-05). */
  isUnfinished: boolean;
  /** The current frame, or null. Each new frame has a new `turn`. */
  frame: { turn: number; isShown: boolean } | null;
};

type Deps = {
  language: BoxLanguage;
  /** Fetches the parameters; called once for each frame. */
  parameters: () => Promise<SetupParameters>;
  sayFailure: (error: unknown) => Phrase;
  /** Posts a message to the current frame. */
  post: (message: object) => void;
  /** Called if the box is pressed while a check runs (CAP-05). */
  onTooFast: () => void;
};

/** The time limit of the setup, both tries together (CAP-05). */
const patienceMs = 10_000;
const mostTries = 2;

const tooLong: Phrase = (t) => t('captcha.too_long');

export class Check {
  readonly #deps: Deps;
  readonly #store = createStore<BoxView>({
    state: 'waiting',
    problem: null,
    mayBeBlocked: false,
    isUnfinished: false,
    frame: null,
  });
  readonly view: Readable<BoxView> = this.#store;
  #turn = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The parameters for the frame; null once they have been sent. */
  #told: Promise<SetupParameters> | null = null;
  #answer: CaptchaAnswer | null = null;
  /** True between a press and the end of its check. */
  #isRunning = false;
  /** True if the current frame is set up and can be shown again. */
  #isReady = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Starts a check. Without effect once the captcha is solved. */
  press(): void {
    if (this.#isRunning) return this.#deps.onTooFast();
    if (this.#store.get().state === 'success') return;
    this.#isRunning = true;
    this.#take('press', { problem: null, mayBeBlocked: false, isUnfinished: false });
    if (this.#isReady) return this.#show();
    this.#tries = 0;
    this.#timer = setTimeout(() => this.#fail(tooLong, true), patienceMs);
    this.#setUp();
  }

  /** Handles a message of the frame; returns false if it has no meaning in the current state. */
  hear(message: FrameMessage): boolean {
    const isSettingUp = this.#isSettingUp();
    if (message.type === 'hello') return isSettingUp && this.#tell();
    if (message.type === 'error') return this.#hearError(sayProviderError(message));
    if (message.type !== 'ready') return this.#hearEnd(message);
    if (isSettingUp) this.#show();
    return isSettingUp;
  }

  /** Called when the player closes the frame. */
  leave(): void {
    // The frame may be stuck, so the next check gets a new one.
    if (this.#isShown()) this.#end('closed', { isUnfinished: true });
  }

  /** The solution, or null until the captcha is solved. */
  answer(): CaptchaAnswer | null {
    return this.#store.get().state === 'success' ? this.#answer : null;
  }

  /** Resets the box after the form has sent the solution. */
  renew(): void {
    if (this.#store.get().state !== 'success') return;
    this.#answer = null;
    this.#take('renew', {});
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #isShown(): boolean {
    return this.#store.get().frame?.isShown === true;
  }

  #isSettingUp(): boolean {
    return this.#isRunning && !this.#isReady;
  }

  #take(event: BoxEvent, changed: Partial<BoxView>): void {
    const before = this.#store.get();
    this.#store.set({ ...before, ...changed, state: nextState(before.state, event) });
  }

  #end(event: BoxEvent, changed: Partial<BoxView> = {}): void {
    clearTimeout(this.#timer);
    this.#isRunning = false;
    this.#isReady = false;
    this.#take(event, { frame: null, ...changed });
  }

  #fail(problem: Phrase, mayBeBlocked = false): void {
    this.#end('failed', { problem, mayBeBlocked });
  }

  #setUp(): void {
    this.#tries += 1;
    this.#turn += 1;
    const turn = this.#turn;
    this.#told = this.#deps.parameters();
    this.#told.catch((error: unknown) => {
      if (this.#isSettingUp() && turn === this.#turn)
        this.#failSetup(this.#deps.sayFailure(error), false);
    });
    this.#store.set({ ...this.#store.get(), frame: { turn, isShown: false } });
  }

  #failSetup(problem: Phrase, mayBeBlocked: boolean): void {
    if (this.#tries < mostTries) this.#setUp();
    else this.#fail(problem, mayBeBlocked);
  }

  /** Sends the parameters, once for each frame. */
  #tell(): boolean {
    const told = this.#told;
    this.#told = null;
    if (told) void this.#send(told, this.#turn);
    return told !== null;
  }

  async #send(told: Promise<SetupParameters>, turn: number): Promise<void> {
    // A rejection has already failed the setup.
    const parameters = await told.catch(() => null);
    if (!parameters || !this.#isSettingUp() || turn !== this.#turn) return;
    const { language: speaks, post } = this.#deps;
    post({ parlour: 'captcha', type: 'setup', speaks, ...parameters });
  }

  #show(): void {
    clearTimeout(this.#timer);
    this.#isReady = true;
    this.#take('ready', { frame: { turn: this.#turn, isShown: true } });
    this.#deps.post({ parlour: 'captcha', type: 'show' });
  }

  #hearError(problem: Phrase): boolean {
    if (!this.#isRunning) return false;
    if (this.#isSettingUp()) this.#failSetup(problem, true);
    else this.#fail(problem);
    return true;
  }

  #hearEnd(message: Exclude<FrameMessage, { type: 'error' }>): boolean {
    if (!this.#isShown()) return false;
    if (message.type === 'solved') {
      this.#answer = message.answer;
      this.#end('solved');
    } else if (message.type === 'refused') this.#end('refused', { isUnfinished: true });
    else if (message.type === 'leave') this.leave();
    else {
      // A frame that the provider closed itself can be shown again.
      this.#isRunning = false;
      this.#take('closed', { isUnfinished: true, frame: { turn: this.#turn, isShown: false } });
    }
    return true;
  }
}
