// The visible box: a button for each outcome of a check.
/** The time for an answer; longer than the slowest solution. */
export const patienceMs = 30_000;

const words = {
  en: { title: 'Sandbox check', text: 'Press how it shall end.', again: 'Not right. Try again.' },
  tw: { title: '沙盒驗證', text: '請選擇結果。', again: '不正確，請再試一次。' },
  hk: { title: '沙盒驗證', text: '請揀結果。', again: '唔啱，請再試。' },
};
export const wordsOf = (language = 'en') =>
  words[language.endsWith('tw') ? 'tw' : language.endsWith('hk') ? 'hk' : 'en'];

const buttons = [
  ['solve', 'Solve'],
  ['slow', 'Solve slowly'],
  ['fail', 'Fail'],
  ['deny', 'Solve, be refused'],
  ['down', 'Solve, be down'],
  ['error', 'Error'],
  ['hang', 'Hang'],
  ['close', 'Close'],
];

function make(name, styles, text) {
  const node = document.createElement(name);
  Object.assign(node.style, styles);
  if (text !== undefined) node.textContent = text;
  return node;
}

/** Opens the box. `press` gets the name of the pressed button. Returns `say`, which sets the line of text, and `close`. */
function openBox(language, press) {
  const { title, text } = wordsOf(language);
  const panel = make('div', {
    position: 'fixed',
    inset: '0',
    margin: 'auto',
    boxSizing: 'border-box',
    width: 'min(300px, calc(100% - 32px))',
    height: 'fit-content',
    maxHeight: 'calc(100% - 16px)',
    overflow: 'auto',
    padding: '16px',
    borderRadius: '12px',
    background: '#fff',
    color: '#1c2530',
    font: '15px/1.4 system-ui, sans-serif',
    boxShadow: '0 8px 40px #0006',
    display: 'grid',
    gap: '8px',
  });
  panel.setAttribute('role', 'group');
  const head = make('b', {}, title);
  head.id = 'sandbox-check';
  panel.setAttribute('aria-labelledby', head.id);
  const line = make('p', { margin: '0' }, text);
  line.setAttribute('role', 'status');
  panel.append(head, line);
  for (const [act, label] of buttons) {
    const button = make(
      'button',
      {
        minHeight: '44px',
        border: '1px solid #6b7683',
        borderRadius: '8px',
        background: act === 'solve' ? '#1f5fa8' : '#fff',
        color: act === 'solve' ? '#fff' : '#1c2530',
        font: 'inherit',
      },
      label,
    );
    button.type = 'button';
    button.dataset.act = act;
    button.addEventListener('click', () => press(act));
    panel.append(button);
  }
  document.body.append(panel);
  panel.querySelector('button').focus();
  return {
    say: (said) => {
      line.textContent = said;
    },
    close: () => panel.remove(),
  };
}

/** Creates one captcha: its page's listeners, and the box while it is open. */
export function createCaptcha({ language, press, getValidate }) {
  const heard = {};
  const tell = (name, ...told) => {
    for (const callBack of heard[name] ?? []) callBack(...told);
  };
  let box = null;
  let isHanging = false;
  const shut = () => {
    box?.close();
    box = null;
  };
  const captcha = {
    getValidate,
    reset: () => {
      shut();
      isHanging = false;
    },
    destroy: shut,
    show: () => {
      box ??= openBox(language, (act) => {
        if (isHanging) return;
        isHanging = act === 'hang';
        if (act === 'hang') box.say('…');
        else if (act === 'close') {
          shut();
          tell('onClose');
        } else press(act);
      });
    },
  };
  for (const name of ['onReady', 'onSuccess', 'onFail', 'onError', 'onClose']) {
    captcha[name] = (callBack) => {
      (heard[name] ??= []).push(callBack);
      return captcha;
    };
  }
  return { captcha, tell, shut, say: (text) => box?.say(text) };
}
