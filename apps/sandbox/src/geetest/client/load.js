// Requests of both loaders: by script elements, whose content calls a function of the page (JSONP).
let asked = 0;

export function loadScript(url, { timeout = 10_000, done, failed }) {
  const script = document.createElement('script');
  let isOver = false;
  const end = (callBack) => () => {
    if (!isOver) callBack();
    isOver = true;
  };
  setTimeout(end(failed), timeout);
  script.addEventListener('load', end(done));
  script.addEventListener('error', end(failed));
  script.src = url;
  document.head.append(script);
}

export function ask(url, query, { timeout, answered, failed }) {
  asked += 1;
  const name = `geetest_${Date.now()}_${asked}`;
  let isOver = false;
  globalThis[name] = (answer) => {
    delete globalThis[name];
    if (isOver) return;
    isOver = true;
    answered(answer);
  };
  const address = `${url}?${new URLSearchParams({ ...query, callback: name })}`;
  const fail = () => {
    if (isOver) return;
    isOver = true;
    failed();
  };
  // A script that was loaded but called nothing counts as a failure.
  loadScript(address, { timeout, done: () => setTimeout(fail), failed: fail });
}

export const bare = (host) => host.replace(/^https?:\/\//, '').replace(/\/$/, '');
