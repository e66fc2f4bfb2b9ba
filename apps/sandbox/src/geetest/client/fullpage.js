// The captcha of version 3: window.Geetest.
import { createCaptcha, patienceMs, wordsOf } from './box.js';
import { ask } from './load.js';

globalThis.Geetest = function Geetest(config) {
  const { gt, challenge, offline, lang, server } = config;
  let result = false;
  const refused = ({ error_code, user_error, msg }) => {
    own.shut();
    own.tell('onError', { error_code, user_error, msg });
  };
  const solved = (answer) => {
    result = answer;
    own.shut();
    own.tell('onSuccess');
  };
  const resultOf = (of, validate) => ({
    geetest_challenge: of,
    geetest_validate: validate,
    geetest_seccode: `${validate}|jordan`,
  });
  const noLine = () =>
    refused({ error_code: 'error_105', user_error: 'Network failure', msg: 'ajax' });
  const press = (act) => {
    if (act === 'error') {
      return refused({
        error_code: 'error_113',
        user_error: 'Request forbidden',
        msg: 'forbidden',
      });
    }
    if (offline) {
      if (act === 'fail') return own.say(wordsOf(lang).again);
      return solved(resultOf(challenge, challenge.slice(0, 32).split('').toReversed().join('')));
    }
    ask(
      `${server}/ajax.php`,
      { gt, challenge, act },
      {
        timeout: patienceMs,
        answered: (answer) => {
          if (answer.status !== 'success') return refused(answer);
          const { data } = answer;
          // After a failure the box stays open for another attempt.
          if (data.result !== 'success') return own.say(wordsOf(lang).again);
          solved(resultOf(data.challenge, data.validate));
        },
        failed: noLine,
      },
    );
  };
  const own = createCaptcha({ language: lang, press, getValidate: () => result });
  own.captcha.verify = own.captcha.show;
  const ready = () => own.tell('onReady');
  if (offline) setTimeout(ready);
  else {
    ask(
      `${server}/get.php`,
      { gt, challenge, lang: lang ?? 'en' },
      {
        timeout: patienceMs,
        answered: (answer) => (answer.status === 'success' ? ready() : refused(answer)),
        failed: () =>
          refused({ error_code: 'error_104', user_error: 'Network failure', msg: 'get' }),
      },
    );
  }
  return own.captcha;
};
