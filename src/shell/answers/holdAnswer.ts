import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query';
import { appQueryClient } from '../appQueryClient.ts';

/** So long a question that nobody keeps waits for the screen that asked it, in milliseconds. */
const HOLD_MS = 3000;

/**
 * Asks what is kept for nobody: a form's record is asked for anew by each form that opens. It is held until the form has
 * come, which then keeps it for itself.
 */
export async function holdAnswer<Data, Shown, Key extends readonly unknown[]>(
  options: QueryObserverOptions<Data, Error, Shown, Data, Key>,
): Promise<void> {
  const observer = new QueryObserver(appQueryClient, options);
  let stop: () => void = () => undefined;
  const settled = new Promise<void>((resolve) => {
    stop = observer.subscribe(({ isFetching }) => {
      if (!isFetching) resolve();
    });
  });
  setTimeout(() => stop(), HOLD_MS);
  if (observer.getCurrentResult().isFetching) await settled;
}
