// Before the first paint: the stored choice, else the system's, so that a dark page does not flash white.
(() => {
  var stored = null;
  try {
    stored = localStorage.getItem('aa:app-dark-mode');
  } catch (_error) {
    // Storage may be forbidden; the system decides.
  }
  var dark = stored === null ? matchMedia('(prefers-color-scheme: dark)').matches : stored === 'true';
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  document.documentElement.style.background = dark ? '#0f1115' : '#f7f8fa';
})();
