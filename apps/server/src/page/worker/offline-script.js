// Script of the offline page: opens the requested page as soon as the server answers.
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
      // Still offline, whatever the browser reports.
    }
    isAsking = false;
  }
  addEventListener('online', () => void look());
  document.addEventListener('visibilitychange', () => void look());
  setInterval(() => void look(), pauseMs);
})();
