// Connects the site's page and the provider's box, in the document of captcha-frame.ts. It reports the state of the check
// to the page, and nothing else; the page trusts none of it and reads messages of known shapes only.
(() => {
  const { version, id, apiUrl, scriptUrl } = JSON.parse(
    document.querySelector('#setup').textContent,
  );
  // Read from the address: this document's origin is opaque.
  const site = new URL(location.href).origin;
  const say = (type, more) => parent.postMessage({ parlour: 'captcha', type, ...more }, site);

  /** Replaces cookies and storage, which throw without an origin, by ones that last as long as the frame. */
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

  /** Reports errors of both versions, and the plain text of v3's loader. */
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

  /** The provider's captcha after its setup. */
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
          // The offline mode of the provider would admit nobody.
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
