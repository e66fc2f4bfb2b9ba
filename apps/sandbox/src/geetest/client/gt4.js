// The loader of version 4: window.initGeetest4.
import { ask, bare, loadScript } from './load.js';

globalThis.initGeetest4 = (config, callBack) => {
  const protocol = config.protocol ?? `${location.protocol}//`;
  const server = protocol + bare(config.apiServers[0]);
  const fail = (error) => {
    if (!config.onError) throw new Error(error.msg);
    config.onError(error);
  };
  const query = {
    captcha_id: config.captchaId,
    challenge: crypto.randomUUID(),
    client_type: 'web',
    lang: config.language ?? 'zho',
  };
  ask(`${server}/load`, query, {
    timeout: config.timeout,
    answered: (answer) => {
      if (answer.status !== 'success') {
        return fail({ code: answer.code, msg: answer.msg, desc: answer.desc });
      }
      const { data } = answer;
      const url = protocol + bare(data.static_servers[0]) + data.static_path + data.js;
      loadScript(url, {
        timeout: config.timeout,
        done: () => callBack(new globalThis.Geetest4({ ...config, ...data, server })),
        failed: () =>
          fail({
            code: '60204',
            msg: 'Network failure',
            desc: { detail: 'js resource load timeout' },
          }),
      });
    },
    failed: () => {
      if (config.offlineCb) return config.offlineCb();
      fail({ code: '60100', msg: 'Network failure', desc: { detail: 'load' } });
    },
  });
};
