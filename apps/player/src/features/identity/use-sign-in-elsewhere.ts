// The sign-in page's doing: look whether it may be done here, fetch the service's code, sign in, and hand over what came of it.
import { useEffect, useRef, useState } from 'react';
import {
  handOver,
  type GivenIdentity,
  type IdentityRequest,
} from '#foundation/identity/handover.ts';
import { isInOtherApp, thisDevice } from '#foundation/navigation/open-outside.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { currentHostName, currentOrigin, leaveFor } from '#platform/address.ts';
import { isPrivateBrowsing } from '#platform/third-party/private-browsing.ts';
import { tabStorage } from '#platform/storage.ts';
import { allowScripts, loadScript } from '#platform/third-party/third-party-script.ts';
import { offerOneTap, oneTapScript } from './one-tap.ts';
import { isRedirectHost, takeLeft, type Named } from './redirect.ts';
import type { IdentityService, ServiceSettings } from './service.ts';
import { codeOf, noAnswer, problemOf, type SignInProblem } from './sign-in-problem.ts';
import { useLeaving } from './use-leaving.ts';

const loadService = async (settings: ServiceSettings, language: string) =>
  (await import('./service.ts')).openService(settings, language);

/** What the service's code loads by itself. Folders end in a slash. */
const ownScripts = [
  'https://apis.google.com/js/api.js',
  'https://apis.google.com/_/scs/',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];

/** Home-screen apps of iOS get no window of their own. */
const mustRedirect = (): boolean =>
  'standalone' in navigator && (navigator as { standalone?: boolean }).standalone === true;

type Stage = 'checking' | 'private' | 'ready' | 'working';

/** How the player gets to the service's pages and back: by a window, else by a redirect; none where only a redirect is left and its answer would be lost. */
type SignInWay = 'window' | 'redirect' | 'none';

export type SignInElsewhere = {
  stage: Stage;
  problem: SignInProblem | null;
  way: SignInWay;
  /** No window opened, and a redirect does not work here either. */
  isStuck: boolean;
  service: IdentityService | null;
  signIn: (channel: Named) => void;
  finish: (given: GivenIdentity) => void;
  fail: (error: unknown) => void;
};

let isPolicyMade = false;

export function useSignInElsewhere(wish: IdentityRequest | null): SignInElsewhere {
  const { boot, language } = useFoundation();
  const settings = boot.status.info.firebase;
  const [stage, setStage] = useState<Stage>('checking');
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const [service, setService] = useState<IdentityService | null>(null);
  const [isStuck, setStuck] = useState(false);
  const isBusy = useRef(false);
  // The server, which renders the page before anybody's wish is known, has no address.
  const mayRedirect = wish !== null && isRedirectHost(settings, currentHostName());
  const way = wayOf(wish !== null && mustRedirect(), mayRedirect);

  function finish(given: GivenIdentity): void {
    if (!wish) return;
    setStage('working');
    handOver(tabStorage, wish.purpose, given);
    const back = wish.purpose === 'bind' ? 'identities' : 'login';
    // A document of its own policy: it is left as it was opened, by the browser (H1b).
    leaveFor(new URL(href(back), currentOrigin()).href);
  }
  function stop(why: SignInProblem | null): void {
    isBusy.current = false;
    setProblem(why);
    setStage('ready');
  }
  const fail = (error: unknown): void => stop(problemOf(error));

  async function begin(given: IdentityRequest, wanted: ServiceSettings): Promise<void> {
    const left = takeLeft(tabStorage, given.channel);
    const channel = given.channel ?? left;
    const hasNoGoogle = isInOtherApp(thisDevice());
    if (channel === 'google' && hasNoGoogle) return setStage('ready');
    if (await isPrivateBrowsing()) return setStage('private');
    if (!isPolicyMade) allowScripts([...ownScripts, oneTapScript, wanted.scriptBefore]);
    isPolicyMade = true;
    if (wanted.scriptBefore !== '') await loadScript(wanted.scriptBefore);
    const opened = await loadService(wanted, languageTag(language.get().language));
    setService(opened);
    if (channel !== null && channel !== 'phone') {
      const found = await opened.takeRedirected(channel);
      if (found) return finish(found);
      // The player was there and back, and nothing came of it.
      if (left !== null) setProblem(noAnswer(left));
    }
    setStage('ready');
    if (hasNoGoogle) return;
    const isForGoogle = given.channel === null || given.channel === 'google';
    if (wanted.googleWebClientId === '' || !isForGoogle) return;
    await offerOneTap(wanted.googleWebClientId, (credential, nonce) => {
      setStage('working');
      opened.byGoogleToken(credential, nonce).then(finish, fail);
    }).catch(() => undefined);
  }

  const hasWish = wish !== null;
  useEffect(() => {
    if (!wish) return;
    if (settings) begin(wish, settings).catch(fail);
    else setStage('ready');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when it is known what is wanted
  }, [hasWish]);

  const leave = useLeaving(stop);
  /** The window has to open in the same turn as the press. */
  function signIn(channel: Named): void {
    if (!service || isBusy.current || way === 'none') return;
    isBusy.current = true;
    setProblem(null);
    setStuck(false);
    setStage('working');
    if (way === 'redirect') return leave(service, channel);
    service.byWindow(channel).then(finish, (error: unknown) => {
      const isBlocked = codeOf(error) === 'auth/popup-blocked';
      if (isBlocked && mayRedirect) return leave(service, channel);
      setStuck(isBlocked);
      fail(error);
    });
  }
  return { stage, problem, way, isStuck, service, signIn, finish, fail };
}

function wayOf(isRedirectOnly: boolean, mayRedirect: boolean): SignInWay {
  if (!isRedirectOnly) return 'window';
  return mayRedirect ? 'redirect' : 'none';
}

const languageTag = (language: string): string => language.toLowerCase();
