import { useEffect, useRef } from 'react';
import { connectionStatus } from '#src/data/connectionStatus.ts';
import { useStore } from '#src/data/createStore.ts';

/** Saves what could not be sent as soon as the server is reached again; `isWaiting`: there is something to be sent. */
export function useSavingAgain(isWaiting: boolean, save: () => void): void {
  const isConnected = useStore(connectionStatus);
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    if (!isWaiting) return undefined;
    if (isConnected) latest.current();
    // The socket takes its time to find out, and gives up some day.
    const again = (): void => latest.current();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [isWaiting, isConnected]);
}
