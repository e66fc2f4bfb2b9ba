// The steps of the sign-in page: check whether a sign-in is possible here, load the service's code, sign in, and hand over the result.
import { useEffect, useRef, useState } from 'react';
import {
  handOver,
  type GivenIdentity,
  type IdentityRequest,
} from '#foundation/identity/handover.ts';
import { isInOtherApp, thisDevice } from '#foundation/navigation/outside-browser.ts';
import { href } from '#foundation/navigation/paths.ts';
import { useFoundation } from '#foundation/use-foundation.ts';
import { currentHostName, currentOrigin, leaveFor } from '#platform/address.ts';
import { isPrivateBrowsing } from '#platform/third-party/private-browsing.ts';
import { tabStorage } from '#platform/storage.ts';
import { allowScripts, loadScript } from '#platform/third-party/third-party-script.ts';
import { offerOneTap, oneTapScript } from './one-tap.ts';
import { isRedirectHost, takeLeft, type OAuthChannel } from './redirect.ts';
import type { IdentityService, ServiceSettings } from './service.ts';
import { codeOf, noAnswer, problemOf, type SignInProblem } from './sign-in-problem.ts';
import { useLeaving } from './use-leaving.ts';

const loadService = async (settings: ServiceSettings, language: string) =>
  (await import('./service.ts')).openService(settings, language);

/** Scripts that the service's code loads itself. Folders end in a slash. */
const ownScripts = [
  'https://apis.google.com/js/api.js',
  'https://apis.google.com/_/scs/',
  'https://www.google.com/recaptcha/',
  'https://www.gstatic.com/recaptcha/',
];

/** True in home-screen apps of iOS, which can open no window. */
const mustRedirect = (): boolean =>
  'standalone' in navigator && (navigator as { standalone?: boolean }).standalone === true;

type Stage = 'checking' | 'private' | 'ready' | 'working';

/** The way to the service's pages and back: a window, else a redirect; `none` if only a redirect is possible and its answer would be lost. */
type SignInWay = 'window' | 'redirect' | 'none';

export type SignInElsewhere = {
  stage: Stage;
  problem: SignInProblem | null;
  way: SignInWay;
  /** True if the window was blocked and a redirect does not work here either. */
  isStuck: boolean;
  service: IdentityService | null;
  signIn: (channel: OAuthChannel) => void;
  finish: (given: GivenIdentity) => void;
  fail: (error: unknown) => void;
  /** Removes the problem. */
  clear: () => void;
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
  // The server has no address, and it renders the page before the request is known.
  const mayRedirect = wish !== null && isRedirectHost(settings, currentHostName());
  const way = wayOf(wish !== null && mustRedirect(), mayRedirect);

  function finish(given: GivenIdentity): void {
    if (!wish) return;
    setStage('working');
    handOver(tabStorage, wish.purpose, given);
    const back = wish.purpose === 'bind' ? 'identities' : 'login';
    // This document has its own content policy, so it is left by a full page load (H1b).
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
      // The player was at the service and returned without an answer.
      if (left !== null) setProblem(noAnswer(left));
    }
    setStage('ready');
    if (hasNoGoogle) return;
    const isForGoogle = given.channel === null || given.channel === 'google';
    if (wanted.googleWebClientId === '' || !isForGoogle) return;
    await offerOneTap(tabStorage, wanted.googleWebClientId, (credential, nonce) => {
      setStage('working');
      opened.byGoogleToken(credential, nonce).then(finish, fail);
    }).catch(() => undefined);
  }

  const hasWish = wish !== null;
  useEffect(() => {
    if (!wish) return;
    if (settings) begin(wish, settings).catch(fail);
    else setStage('ready');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- runs once, when the request is known
  }, [hasWish]);

  const leave = useLeaving(stop);
  /** Signs in. A window must open in the same task as the press, so nothing is awaited before. */
  function signIn(channel: OAuthChannel): void {
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
  const clear = (): void => setProblem(null);
  return { stage, problem, way, isStuck, service, signIn, finish, fail, clear };
}

function wayOf(isRedirectOnly: boolean, mayRedirect: boolean): SignInWay {
  if (!isRedirectOnly) return 'window';
  return mayRedirect ? 'redirect' : 'none';
}

const languageTag = (language: string): string => language.toLowerCase();
