import { log, logFault } from '#server/platform/log/log.ts';

/** Runs `stop` at the first signal and ends the process after it; at the second signal it ends at once. */
export function stopOnSignal(stop: (signal: NodeJS.Signals) => Promise<void>): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      log('info', 'server.stopping', { signal });
      stop(signal).then(
        () => process.exit(0),
        (error: unknown) => {
          logFault('server.stopFailed', error);
          process.exit(1);
        },
      );
    });
  }
}

/** Nobody has waited for such an error, so nobody can tell whether what it left behind is whole: the process ends, and says why. */
export function endOnUncaught(): void {
  process.on('uncaughtException', (error) => {
    logFault('server.crashed', error);
    process.exit(1);
  });
}

/** For whoever starts the server: one line in words, the details for the log. */
export function endAfterFailedStart(error: unknown): never {
  console.error(`The server could not start: ${error instanceof Error ? error.message : 'unknown error'}`);
  logFault('server.startFailed', error);
  process.exit(1);
}
