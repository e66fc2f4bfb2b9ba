// Runs in the head of a page whose reader has chosen the device's colour scheme, after the colours and before the first paint. It follows
// the device until the reader chooses another scheme, and notes the shown one for games.
{
  const page = document.documentElement;
  const device = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    if (page.dataset.schemeBy !== 'device') return;
    const scheme = device.matches ? 'dark' : 'light';
    page.dataset.scheme = scheme;
    const ground = getComputedStyle(page).getPropertyValue('--ground').trim();
    document.querySelector('meta[name="theme-color"]').content = ground;
    const secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = `scheme=device-${scheme}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  };
  follow();
  device.addEventListener('change', follow);
}
