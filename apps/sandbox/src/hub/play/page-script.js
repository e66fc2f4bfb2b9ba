// The buttons of the game page. Each calls the hub, which calls the operator's wallet; the page has no key and no token.
const main = document.querySelector('main');
const log = document.querySelector('#log');
const buttons = [...document.querySelectorAll('button[data-act]')];

const make = (name, className, text) => {
  const node = document.createElement(name);
  node.className = className;
  node.textContent = text;
  return node;
};

function tell({ what, verdict, isExpected }) {
  const line = make('li', 'report', '');
  const pill = make('span', `pill pill--${isExpected ? 'ok' : 'bad'}`, '');
  pill.append(isExpected ? '✓ ' : '✕ ', verdict);
  line.append(make('span', '', what), pill);
  log.prepend(line);
}

function allow(canSettle) {
  for (const button of buttons) {
    const settles = button.dataset.act === 'win' || button.dataset.act === 'close';
    button.disabled = settles && !canSettle;
  }
}

function show({ balance, round, canSettle, reports }) {
  if (balance !== null) document.querySelector('#balance').textContent = balance;
  document.querySelector('#round').textContent = round;
  reports.forEach(tell);
  allow(canSettle);
}

let canSettle = false;

async function act(name) {
  for (const button of buttons) button.disabled = true;
  try {
    const response = await fetch(`/hub/play/acts/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        key: main.dataset.key,
        stake: document.querySelector('#stake').value,
        win: document.querySelector('#win').value,
      }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(answer.error);
    canSettle = answer.canSettle;
    show(answer);
  } catch (error) {
    tell({ what: 'The sandbox', verdict: error.message, isExpected: false });
    allow(canSettle);
  }
}

for (const button of buttons) button.addEventListener('click', () => void act(button.dataset.act));
await act('balance');
