// In the page that stands for another one while there is no line: opens what was asked for as soon as the server answers.
(() => {
  const own = '/m/offline';
  const pauseMs = 5000;
  let isAsking = false;
  async function look() {
    if (isAsking || document.visibilityState === 'hidden') return;
    isAsking = true;
    try {
      await fetch(own, { method: 'HEAD', cache: 'no-store' });
      if (location.pathname === own) location.replace('/m/home');
      else location.reload();
    } catch {
      // Still no line, whatever the browser says.
    }
    isAsking = false;
  }
  addEventListener('online', () => void look());
  document.addEventListener('visibilitychange', () => void look());
  setInterval(() => void look(), pauseMs);
})();
