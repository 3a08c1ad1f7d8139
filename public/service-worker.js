// Keeps no copies: hashed files are cached by the browser, data must be fresh. It exists so that a new release
// is noticed while a page is open; the page reloads when one is installed.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
