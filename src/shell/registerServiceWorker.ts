/** Registers the worker; when an update takes over from an older one, the page reloads into it. */
export function registerServiceWorker(reload: () => void = () => window.location.reload()): void {
  if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
  void navigator.serviceWorker.register('/service-worker.js').then(
    (registration) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing;
        worker?.addEventListener('statechange', () => {
          if (worker.state === 'installed' && navigator.serviceWorker.controller) reload();
        });
      });
    },
    // Without a worker (private windows, plain HTTP) the app works as before.
    () => undefined,
  );
}
