/** A server takes about a second to start; one that takes longer than this has a mistake, which the page should hear of. */
const LONGEST_MS = 15_000;

/**
 * Vite plugin for `npm run dev`: what the page asks while the server starts anew waits for it, instead of being told that
 * there is none. The supervisor says `{ kind: 'serving', is: boolean }`.
 */
export function holdRequests() {
  let isServing = true;
  const waiting = new Set();
  process.on('message', (message) => {
    if (message.kind !== 'serving') return;
    isServing = message.is;
    if (isServing) for (const goOn of [...waiting]) goOn();
  });
  return {
    name: 'cohort-hold-requests',
    configureServer({ middlewares, config }) {
      const paths = Object.keys(config.server.proxy ?? {});
      middlewares.use((request, _response, next) => {
        const path = new URL(request.url ?? '/', 'http://localhost').pathname;
        if (isServing || !paths.some((proxied) => path === proxied || path.startsWith(`${proxied}/`))) return next();
        const goOn = () => {
          clearTimeout(timer);
          waiting.delete(goOn);
          next();
        };
        const timer = setTimeout(goOn, LONGEST_MS);
        waiting.add(goOn);
      });
    },
  };
}
