// The wire format that outside clients and gateways rely on (docs/wire.md): changing a line here breaks them.
import { expect, test } from 'vitest';
import { endpoints, errorStatus, isErrorCode } from './contract.ts';
import type { Endpoint } from './endpoint.ts';
import { errors as ofEveryCall } from './errors.ts';

const every: [string, Endpoint][] = Object.entries(endpoints);
const lines = (describe: (at: Endpoint) => string) =>
  Object.fromEntries(every.map(([name, at]) => [name, describe(at)]));
const only = <T>(read: (at: Endpoint) => T | undefined) =>
  Object.fromEntries(
    every.flatMap(([name, at]) => {
      const value = read(at);
      return value === undefined ? [] : [[name, value]];
    }),
  );

test('NET-02 every call has the method, path and module id of the family, and who may make it', () => {
  expect(
    lines(({ method, path, module, audience }) => `${method} ${path} ${module} ${audience}`),
  ).toMatchObject({
    siteStatus: 'GET /wps/system/status COMM3 guest',
    siteStatusV2: 'GET /wps/v2/system/status COMM3 guest',
    domainRoute: 'GET /wps/system/domainRoute COMM3 guest',
    lineTest: 'GET /wps/system/test/ping undefined guest',
    signIn: 'POST /wps/session/login COMM3 guest',
    verifySignIn: 'POST /wps/session/login/verification LOGINIPVERF3 guest',
    sendSmsCode: 'POST /wps/verification/sms/noLogin VERIFICATION3 guest',
    geetestParameters: 'GET /wps/captcha/geetest GEETEST3 guest',
    sendEmailCode: 'POST /wps/verification/email/noLogin VERIFICATION3 guest',
    changePassword: 'POST /wps/member/password PASS3 member',
    updateLanguage: 'PUT /wps/member/language COMM3 member',
    sendFeedback: 'PUT /wps/feedback FEEDBACK3 member',
    feedbackList: 'GET /wps/feedback/list FEEDBACK3 member',
    addFeedbackPicture: 'POST /wps/feedback/picture FEEDBACK3 member',
    feedbackPicture: 'GET /wps/feedback/picture/:id FEEDBACK3 member',
    chatDesk: 'GET /wps/chat CBS3 member',
    listTalks: 'GET /wps/chat/talks CBS3 member',
    beginTalk: 'POST /wps/chat/talks CBS3 member',
    listTalkMessages: 'GET /wps/chat/talks/:id/messages CBS3 member',
    sendTalkMessage: 'POST /wps/chat/talks/:id/messages CBS3 member',
    readTalk: 'POST /wps/chat/talks/:id/read CBS3 member',
    tellWriting: 'POST /wps/chat/talks/:id/writing CBS3 member',
    unreadChat: 'GET /wps/relay/CBS_unreadCount CBS3 member',
    launchChat: 'GET /wps/relay/CBS_launchChat CBS3 member',
    registerSettings: 'GET /wps/system/setting/register REG3 guest',
    registerMember: 'PUT /wps/member/register REG3 guest',
    registerByMobile: 'PUT /wps/member/register/mobile MOBILENUMREG3 guest',
    registerByIdentity: 'PUT /wps/member/register/autoUsername REG3 guest',
    checkUsername: 'GET /wps/check/username REG3 guest',
    sendRegisterCode: 'POST /wps/verification/sms/register MOBILENUMREG3 guest',
    logOut: 'DELETE /wps/session/logout COMM3 member',
    logOutByPost: 'POST /wps/session/logout COMM3 member',
    mintHandoff: 'POST /wps/session/handoff COMM3 member',
    inspectHandoff: 'POST /wps/session/handoff/inspect COMM3 guest',
    redeemHandoff: 'POST /wps/session/handoff/redeem COMM3 guest',
    discardHandoff: 'POST /wps/session/handoff/discard COMM3 guest',
    leaveForTarget: 'POST /wps/redirect COMM3 member',
    describeTarget: 'POST /wps/redirect/target COMM3 guest',
    swapTargetToken: 'POST /wps/redirect/member COMM3 guest',
    rsaKey: 'GET /wps/session/key/rsa undefined guest',
    envelopeKey: 'GET /wps/session/key/envelope undefined guest',
    memberInfo: 'GET /wps/member/info COMM3 member',
    playerRankProgress: 'GET /wps/relay/MCSFE_getPlayerRankProgress COMM3 member',
    vendorLanes: 'GET /wps/relay/GCSGAME_newGameVendor COMM3 lobby',
    gameList: 'GET /wps/relay/GCSGAME_gameList GAMELO3 lobby',
    recentGames: 'GET /wps/relay/GCS_recentGame GAMELOREC3 member',
    favouriteGames: 'GET /wps/relay/MCSFE_getFavoriteGamesList GAMELOFAV3 member',
    addFavouriteGame: 'POST /wps/relay/MCSFE_addFavoriteGameV2 GAMELOFAV3 member',
    removeFavouriteGame: 'DELETE /wps/relay/MCSFE_removeFavoriteGameV2 GAMELOFAV3 member',
    announcements: 'GET /wps/relay/MCSFE_getListAnnouncements COMM3 lobby',
    walletBalance: 'GET /wps/v2/wallets/balance COMM3 member',
    listBonuses: 'GET /wps/bonus/list COMM3 member',
    forfeitBonus: 'POST /wps/bonus/:id/forfeit COMM3 member',
    launchGame: 'GET /wps/game/launchGame GAMELO3 member',
    trialGame: 'GET /wps/relay/GCS_gameTrialLaunch GAMELO3 guest',
    captchaImage: 'GET /wps/captcha CAPTCHA3 guest',
    captchaAudio: 'GET /wps/captcha/audio CAPTCHA3 guest',
    availablePromotions: 'GET /wps/relay/MCSFE_getAvailablePromotions REWCEN3 member',
    merchantPromotions: 'GET /wps/relay/MCSFE_getMerchantAvailablePromotions REWCEN3 guest',
    claimPromotion: 'POST /wps/promotion/:id/claim REWCEN3 member',
    collectEvents: 'POST /wps/system/collect undefined guest',
  });
});

test('NET-01, NET-04 what is kept by others, waited for less, or sent without waiting', () => {
  expect(only(({ cache }) => cache?.seconds)).toEqual({
    envelopeKey: 600,
    vendorLanes: 60,
    gameList: 60,
    announcements: 60,
    merchantPromotions: 30,
  });
  expect(only(({ timeoutMs }) => timeoutMs)).toEqual({
    launchGame: 10_000,
    trialGame: 10_000,
    domainRoute: 10_000,
    lineTest: 10_000,
  });
  expect(only(({ isBeacon }) => isBeacon)).toEqual({ collectEvents: true });
  expect(only(({ isReadableAnywhere }) => isReadableAnywhere)).toEqual({ lineTest: true });
  expect(only(({ isPlainText }) => isPlainText)).toEqual({ rsaKey: true });
  expect(only(({ encrypted }) => encrypted)).toEqual({
    signIn: true,
    verifySignIn: true,
    registerMember: true,
    registerByMobile: true,
    changePassword: true,
    resetPassword: true,
    enrolAuthenticator: true,
    removeAuthenticator: true,
  });
  const authenticator = { enrolAuthenticator: true, confirmAuthenticator: true };
  expect(only(({ needsFullLogin }) => needsFullLogin)).toEqual({
    ...authenticator,
    removeAuthenticator: true,
    beginPasskey: true,
    addPasskey: true,
    removePasskey: true,
    bindIdentity: true,
    unbindIdentity: true,
  });
  expect(only(({ hasEffects }) => hasEffects)).toEqual({
    captchaImage: true,
    captchaAudio: true,
    geetestParameters: true,
    launchChat: true,
    launchGame: true,
    trialGame: true,
  });
});

test('NET-03 what a tab keeps', () => {
  expect(only(({ keptInTab }) => keptInTab?.seconds)).toEqual({ gameList: 60 });
});

test('S1, LOGIN-04 what keeps no session alive, and what a limited one may do', () => {
  expect(only(({ extendsSession }) => extendsSession)).toEqual({
    unreadNotifications: false,
    unreadChat: false,
    checkPushDevice: false,
    pushOccasion: false,
    openSignals: false,
    walletBalance: false,
    availablePromotions: false,
    leaderBoard: false,
    listBonuses: false,
  });
  expect(only(({ needsIdempotencyKey }) => needsIdempotencyKey)).toEqual({
    claimPromotion: true,
    claimVoucher: true,
    redeemVoucher: true,
  });
  expect(only(({ openToLimitedSession }) => openToLimitedSession)).toEqual({
    logOut: true,
    logOutByPost: true,
    changePassword: true,
  });
});

test('BOOT-13 what answers while the site is closed', () => {
  expect(only(({ answersWhileClosed }) => answersWhileClosed)).toEqual({
    siteStatus: true,
    siteStatusV2: true,
    domainRoute: true,
    country: true,
    lineTest: true,
  });
});

test('NET-15 what each call may refuse with, and by which status, besides what all share', () => {
  const ofEnvelopes = { request_body_required: 400, envelope_refused: 400 };
  const countedCaptcha = { 'TOO_MANY_REQUEST.captcha': 429 };
  const captcha = { ...countedCaptcha, captcha_err: 400, geetest_captcha_err: 400 };
  const login = {
    ...ofEnvelopes,
    ...captcha,
    'login.cred.err': 400,
    'not.exists.user': 400,
    login_verify_required: 400,
    verification_code_err: 400,
    identity_refused: 400,
    bind_customer_required: 400,
    'TOO_MANY_REQUEST.login': 429,
  };
  const register = {
    ...captcha,
    ...ofEnvelopes,
    register_invalid: 400,
    username_taken: 400,
    password_weak: 400,
    'TOO_MANY_REQUEST.register': 429,
  };
  const counted = { 'TOO_MANY_REQUEST.handoff': 429 };
  const messages = { 'TOO_MANY_REQUEST.code': 429, 'TOO_MANY_REQUEST.sms': 429 };
  const handoff = { ...counted, handoff_invalid: 400 };
  const leaving = { ...counted, redirect_refused: 403 };
  const launch = {
    vendor_timeout: 504,
    vendor_under_maintenance: 503,
    vendor_unavailable: 503,
    game_not_found: 404,
    'TOO_MANY_REQUEST.launch': 429,
  };
  const idempotency = { idempotency_key_reused: 422, request_in_progress: 409 };
  const voucher = {
    ...idempotency,
    voucher_invalid: 404,
    voucher_used: 409,
    voucher_expired: 409,
  };
  const chat = { no_permissions: 403 };
  const chatted = { ...chat, 'TOO_MANY_REQUEST.chat': 429 };
  const ofOwn = only(({ errors }) => (Object.keys(errors).length > 0 ? errors : undefined));
  expect(ofOwn).toEqual({
    signIn: login,
    verifySignIn: login,
    sendSmsCode: { ...captcha, ...messages, mobile_invalid: 400 },
    captchaImage: countedCaptcha,
    captchaAudio: { ...countedCaptcha, captcha_err: 400 },
    registerMember: register,
    registerByMobile: { ...register, verification_code_err: 400, mobile_taken: 400 },
    registerByIdentity: {
      register_invalid: 400,
      identity_refused: 400,
      identity_taken: 409,
      'TOO_MANY_REQUEST.register': 429,
    },
    checkUsername: { username_taken: 400, 'TOO_MANY_REQUEST.register': 429 },
    sendRegisterCode: { ...captcha, ...messages, mobile_invalid: 400 },
    sendEmailCode: { 'TOO_MANY_REQUEST.code': 429 },
    changePassword: {
      ...ofEnvelopes,
      password_wrong: 400,
      password_weak: 400,
      'TOO_MANY_REQUEST.login': 429,
    },
    sendResetSms: { ...captcha, ...messages, mobile_invalid: 400 },
    sendResetEmail: { 'TOO_MANY_REQUEST.code': 429 },
    resetPassword: {
      ...ofEnvelopes,
      'TOO_MANY_REQUEST.code': 429,
      verification_code_err: 400,
      password_weak: 400,
    },
    enrolAuthenticator: {
      ...ofEnvelopes,
      full_login_required: 403,
      authenticator_set_up: 409,
      password_wrong: 400,
      'TOO_MANY_REQUEST.code': 429,
    },
    confirmAuthenticator: {
      full_login_required: 403,
      verification_code_err: 400,
      'TOO_MANY_REQUEST.code': 429,
    },
    removeAuthenticator: {
      ...ofEnvelopes,
      full_login_required: 403,
      password_wrong: 400,
      'TOO_MANY_REQUEST.code': 429,
    },
    sendFeedback: { 'TOO_MANY_REQUEST.feedback': 429 },
    addFeedbackPicture: { 'TOO_MANY_REQUEST.feedback': 429, picture_refused: 400 },
    chatDesk: chat,
    listTalks: chat,
    beginTalk: chatted,
    listTalkMessages: chat,
    sendTalkMessage: { ...chatted, chat_closed: 409 },
    readTalk: chat,
    tellWriting: chat,
    rateTalk: { ...chat, chat_open: 409, chat_rated: 409 },
    addChatPicture: { ...chatted, picture_refused: 400 },
    chatPicture: chat,
    unreadChat: chat,
    launchChat: chat,
    beginPasskey: { full_login_required: 403, passkey_limit: 409 },
    addPasskey: { full_login_required: 403, passkey_limit: 409, passkey_refused: 400 },
    passkeyLoginOptions: { 'TOO_MANY_REQUEST.login': 429 },
    removePasskey: { full_login_required: 403 },
    bindIdentity: {
      full_login_required: 403,
      identity_refused: 400,
      identity_taken: 409,
      'TOO_MANY_REQUEST.identity': 429,
    },
    unbindIdentity: { full_login_required: 403, identity_last: 409 },
    forfeitBonus: { bonus_ended: 409 },
    mintHandoff: handoff,
    inspectHandoff: handoff,
    redeemHandoff: handoff,
    discardHandoff: counted,
    leaveForTarget: leaving,
    describeTarget: leaving,
    swapTargetToken: handoff,
    launchGame: { ...launch, launch_game_balance_not_enough: 400 },
    trialGame: launch,
    claimPromotion: { ...idempotency, reward_exhausted: 409, reward_claimed: 409 },
    claimVoucher: voucher,
    redeemVoucher: { ...voucher, 'TOO_MANY_REQUEST.voucher': 429 },
    inviteCode: { 'TOO_MANY_REQUEST.invite': 429 },
  });
});

test('NET-15, NET-09 every code has its status, and none is 502, which the site keeps silent', () => {
  expect(ofEveryCall).toEqual({
    request_param_err: 400,
    request_too_large: 413,
    domain_not_available: 404,
    'customer.not.login': 401,
    password_change_required: 403,
    'function.not.available': 403,
    not_found: 404,
    TOO_MANY_REQUEST: 429,
    region_restricted: 403,
    system_maintenance: 503,
    service_unavailable: 503,
    unknown: 500,
  });
  expect(errorStatus).toEqual({
    ...ofEveryCall,
    request_body_required: 400,
    envelope_refused: 400,
    picture_refused: 400,
    'TOO_MANY_REQUEST.feedback': 429,
    no_permissions: 403,
    'TOO_MANY_REQUEST.chat': 429,
    chat_closed: 409,
    chat_open: 409,
    chat_rated: 409,
    passkey_limit: 409,
    passkey_refused: 400,
    handoff_invalid: 400,
    redirect_refused: 403,
    'TOO_MANY_REQUEST.handoff': 429,
    'login.cred.err': 400,
    'not.exists.user': 400,
    login_verify_required: 400,
    verification_code_err: 400,
    'TOO_MANY_REQUEST.login': 429,
    'TOO_MANY_REQUEST.code': 429,
    'TOO_MANY_REQUEST.sms': 429,
    captcha_err: 400,
    geetest_captcha_err: 400,
    'TOO_MANY_REQUEST.captcha': 429,
    mobile_invalid: 400,
    password_wrong: 400,
    password_weak: 400,
    register_invalid: 400,
    username_taken: 400,
    mobile_taken: 400,
    'TOO_MANY_REQUEST.register': 429,
    full_login_required: 403,
    authenticator_set_up: 409,
    bonus_ended: 409,
    identity_refused: 400,
    bind_customer_required: 400,
    identity_taken: 409,
    identity_last: 409,
    'TOO_MANY_REQUEST.identity': 429,
    vendor_timeout: 504,
    vendor_under_maintenance: 503,
    vendor_unavailable: 503,
    game_not_found: 404,
    launch_game_balance_not_enough: 400,
    'TOO_MANY_REQUEST.launch': 429,
    idempotency_key_reused: 422,
    request_in_progress: 409,
    reward_exhausted: 409,
    reward_claimed: 409,
    voucher_invalid: 404,
    voucher_used: 409,
    voucher_expired: 409,
    'TOO_MANY_REQUEST.voucher': 429,
    'TOO_MANY_REQUEST.invite': 429,
  });
  expect(['login.cred.err', 'toString', ''].map(isErrorCode)).toEqual([true, false, false]);
});

test('NET-05 every call whose body may be encrypted can say that an envelope lacks a part or does not open', () => {
  const encrypted = every.filter(([, at]) => at.encrypted);
  expect(encrypted.length).toBeGreaterThan(0);
  for (const [name, { errors }] of encrypted) {
    expect(errors, name).toMatchObject({ request_body_required: 400, envelope_refused: 400 });
  }
});
