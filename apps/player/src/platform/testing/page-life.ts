// The life of a page in a test. What a site begins for as long as its page is open, a browser ends with the page;
// in a test the page stays, so this ends it.
const endings: (() => void)[] = [];

/** Runs when the test is over, as if the page were closed: the last first. */
export const atPageEnd = (ending: () => void): void => void endings.push(ending);

/** `end` at the end of a test: whatever the page began is taken back. `stop` at the end of a file: the window is as it was. */
type Follower = { end: () => void; stop: () => void };

/** Events whose listener stays when a test ends: platform/address.ts adds one for the whole process. */
const heardForGood = new Set(['popstate']);

/** Takes back the listeners of a target that are the site's, by the names of their events. */
function followListeners(target: EventTarget, isOfSite: (name: string) => boolean): Follower {
  const { addEventListener } = target;
  const isOwn = Object.hasOwn(target, 'addEventListener');
  const removals = new Set<() => void>();
  target.addEventListener = (...asked: Parameters<typeof addEventListener>) => {
    addEventListener.apply(target, asked);
    if (isOfSite(asked[0])) removals.add(() => target.removeEventListener(...asked));
  };
  return {
    end: () => {
      for (const remove of removals) remove();
      removals.clear();
    },
    stop: () => {
      if (isOwn) target.addEventListener = addEventListener;
      else Reflect.deleteProperty(target, 'addEventListener');
    },
  };
}

/** Timers that libraries keep for all who use them do not hold the process. */
function followTimers(): Follower {
  const { setTimeout: begin, clearTimeout: drop } = globalThis;
  const timers = new Set<NodeJS.Timeout>();
  globalThis.setTimeout = Object.assign((...asked: Parameters<typeof begin>) => {
    const timer = begin(...asked);
    timers.add(timer);
    return timer;
  }, begin);
  return {
    end: () => {
      for (const timer of timers) if (timer.hasRef()) drop(timer);
      timers.clear();
    },
    stop: () => void (globalThis.setTimeout = begin),
  };
}

function followChannels(): Follower {
  const { BroadcastChannel: Channel } = globalThis;
  const channels = new Set<BroadcastChannel>();
  globalThis.BroadcastChannel = class extends Channel {
    constructor(name: string) {
      super(name);
      channels.add(this);
    }
  };
  return {
    end: () => {
      for (const channel of channels) channel.close();
      channels.clear();
    },
    stop: () => void (globalThis.BroadcastChannel = Channel),
  };
}

/** Follows what pages begin from now on. */
export function followPage(): Follower {
  const followed = [
    followListeners(window, (name) => !heardForGood.has(name)),
    // React and user-event listen on the document once for the whole process.
    followListeners(document, (name) => name === 'visibilitychange'),
    followTimers(),
    followChannels(),
  ];
  return {
    end: () => {
      for (const ending of endings.splice(0).toReversed()) ending();
      for (const each of followed) each.end();
    },
    stop: () => {
      for (const each of followed) each.stop();
    },
  };
}
