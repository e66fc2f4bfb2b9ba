// The end of a page in a test. A browser ends what a site began when its page closes; in a test the page stays, so this file ends it.
const endings: (() => void)[] = [];

/** Registers a function that runs at the end of the test, as if the page were closed; the last one runs first. */
export const atPageEnd = (ending: () => void): void => void endings.push(ending);

/** Undoes what a page began. `end`: at the end of a test. `stop`: at the end of a file, restores the window's functions. */
type Follower = { end: () => void; stop: () => void };

/** Events whose listener stays after a test: platform/address.ts adds one for the whole process. */
const heardForGood = new Set(['popstate']);

/** Removes the site's listeners of a target, chosen by the names of their events. */
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

/** Clears timers, except unreferenced ones, which belong to libraries and do not hold the process. */
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

/** Follows listeners, timers and channels that pages begin from now on. */
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
