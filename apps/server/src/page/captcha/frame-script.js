// Stands between the site's page and the provider's box, in the document that runs both (captcha-frame.ts). It tells the page how the check
// goes, and nothing else leaves this document: the page believes none of it, and reads messages of known shapes only.
(() => {
  const { version, id, apiUrl, scriptUrl } = JSON.parse(
    document.querySelector('#setup').textContent,
  );
  // By its address: the origin of this document is nobody's.
  const site = new URL(location.href).origin;
  const say = (type, more) => parent.postMessage({ parlour: 'captcha', type, ...more }, site);

  /** Without an origin there are no cookies and no storage, and to ask for them throws. The provider's scripts find some that last as long as the frame. */
  function lendStorage() {
    const lend = (owner, name, descriptor) =>
      Object.defineProperty(owner, name, { configurable: true, ...descriptor });
    const jar = new Map();
    lend(document, 'cookie', {
      get: () => [...jar].map((pair) => pair.join('=')).join('; '),
      set: (text) => {
        const [, name, value] = /^\s*([^=;]+)=([^;]*)/.exec(String(text)) ?? [];
        if (name !== undefined) jar.set(name, value);
      },
    });
    for (const name of ['localStorage', 'sessionStorage']) {
      const kept = new Map();
      lend(globalThis, name, {
        value: {
          getItem: (key) => kept.get(String(key)) ?? null,
          setItem: (key, value) => void kept.set(String(key), String(value)),
          removeItem: (key) => void kept.delete(String(key)),
          clear: () => kept.clear(),
        },
      });
    }
  }

  const textOf = (value) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : '';

  /** Both versions' errors, and the plain text of the first one's loader. */
  function fail(error) {
    const { error_code, code, user_error, msg } = Object(error);
    say('error', {
      code: textOf(error_code ?? code),
      text: textOf(user_error || msg || (typeof error === 'string' ? error : '')),
    });
  }

  const language = {
    v3: { english: 'en', taiwan: 'zh-tw', hongKong: 'zh-hk' },
    v4: { english: 'eng', taiwan: 'zho-tw', hongKong: 'zho-hk' },
  }[version];
  const [, protocol, server] = /^(https?:\/\/)(.*)$/.exec(apiUrl) ?? [];

  /** The provider's captcha, once it is set up. */
  let captcha = null;

  const listen = (made) => {
    captcha = made;
    made.onReady(() => say('ready'));
    made.onSuccess(() => say('solved', { answer: made.getValidate() }));
    made.onFail?.(() => say('refused'));
    made.onError(fail);
    made.onClose(() => say('closed'));
  };

  const begin = {
    v3: ({ challenge, success, newCaptcha, speaks }) =>
      globalThis.initGeetest(
        {
          gt: id,
          challenge,
          offline: !success,
          new_captcha: newCaptcha,
          product: 'bind',
          lang: language[speaks],
          https: protocol === 'https://',
          api_server: server,
          onError: fail,
        },
        listen,
      ),
    v4: ({ speaks }) =>
      globalThis.initGeetest4(
        {
          captchaId: id,
          product: 'bind',
          language: language[speaks],
          protocol,
          timeout: 10_000,
          apiServers: [server],
          // What it would do by itself without a line passes nobody.
          offlineCb: () => fail({ code: '60100' }),
          onError: fail,
        },
        listen,
      ),
  }[version];

  let isBegun = false;
  function setUp(told) {
    if (isBegun) return;
    isBegun = true;
    const script = document.createElement('script');
    script.src = scriptUrl;
    script.addEventListener('error', () => fail());
    script.addEventListener('load', () => {
      try {
        begin(told);
      } catch {
        fail();
      }
    });
    document.head.append(script);
  }

  function show() {
    try {
      if (captcha.verify) captcha.verify();
      else captcha.showCaptcha();
    } catch {
      fail();
    }
  }

  addEventListener('message', ({ source, origin, data }) => {
    if (source !== parent || origin !== site || data?.parlour !== 'captcha') return;
    if (data.type === 'setup') setUp(data);
    if (data.type === 'show') show();
  });
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') say('leave');
  });
  lendStorage();
  say('hello');
})();
