// The captcha of version 4: window.Geetest4.
import { createCaptcha, patienceMs, wordsOf } from './box.js';
import { ask } from './load.js';

globalThis.Geetest4 = function Geetest4(config) {
  const { captchaId, language, server, lot_number, payload, process_token } = config;
  let result = false;
  const refused = ({ code, msg, desc }) => {
    own.shut();
    own.tell('onError', { code, msg, desc });
  };
  const press = (act) => {
    if (act === 'error') {
      return refused({ code: '60500', msg: 'Request forbidden', desc: { detail: 'forbidden' } });
    }
    ask(
      `${server}/verify`,
      { captcha_id: captchaId, lot_number, payload, process_token, act },
      {
        timeout: patienceMs,
        answered: (answer) => {
          if (answer.status !== 'success') return refused(answer);
          const { data } = answer;
          if (data.result !== 'success') {
            own.say(wordsOf(language).again);
            return own.tell('onFail', { lot_number });
          }
          result = data.seccode;
          own.shut();
          own.tell('onSuccess');
        },
        failed: () =>
          refused({ code: '60101', msg: 'Network failure', desc: { detail: 'verify' } }),
      },
    );
  };
  const own = createCaptcha({ language, press, getValidate: () => result });
  own.captcha.showCaptcha = own.captcha.show;
  own.captcha.showBox = own.captcha.show;
  setTimeout(() => own.tell('onReady'));
  return own.captcha;
};
