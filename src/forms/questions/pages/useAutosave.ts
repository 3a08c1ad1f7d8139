import { useEffect, useMemo, useRef, useState } from 'react';
import { RequestError } from '#src/data/requestError.ts';

export type AutosaveStatus =
  | { readonly kind: 'idle' | 'saving' }
  | { readonly kind: 'saved'; readonly at: number }
  | { readonly kind: 'failed'; readonly error: unknown; readonly isOffline: boolean };

export interface Autosave {
  readonly status: AutosaveStatus;
  readonly retry: () => void;
  /** Saves nothing more by itself, and waits for what is under way: what is handed in comes last. */
  readonly finish: () => Promise<void>;
}

/** So long after the last key; whoever types on waits for one request instead of twenty. */
const PAUSE_MS = 1200;
/** So long after a failure, each time twice as long up to the last. */
const RETRY_MS = [2000, 4000, 8000, 15_000];

/** Saves a value by itself a moment after it has changed, and again where that failed. `isUnsaved`: it differs from what the server has already. */
export function useAutosave<Value>(value: Value, save: (value: Value) => Promise<void>, isUnsaved: boolean): Autosave {
  const [status, setStatus] = useState<AutosaveStatus>({ kind: 'idle' });
  const [first] = useState(value);
  const work = useRef(new AutosaveWork(save, isUnsaved ? null : first, setStatus));
  work.current.save = save;
  useEffect(() => work.current.change(value), [value]);
  useEffect(() => {
    const { current } = work;
    const retry = (): void => current.retry();
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      current.leave();
    };
  }, []);
  // The same as long as the status is, so that no key draws anew what shows it.
  return useMemo(() => ({ status, retry: () => work.current.retry(), finish: () => work.current.finish() }), [status]);
}

/** One value at a time: what changes while it is being saved is saved next. */
class AutosaveWork<Value> {
  save: (value: Value) => Promise<void>;
  readonly #tell: (status: AutosaveStatus) => void;
  #saved: Value | null;
  #latest: Value | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #failures = 0;
  #isRefused = false;
  #isFinished = false;

  constructor(save: (value: Value) => Promise<void>, saved: Value | null, tell: (status: AutosaveStatus) => void) {
    this.save = save;
    this.#saved = saved;
    this.#tell = tell;
  }

  change(value: Value): void {
    this.#latest = value;
    this.#isFinished = false;
    if (value !== this.#saved) this.#later(PAUSE_MS);
  }

  retry(): void {
    if (this.#latest !== this.#saved) this.#later(0);
  }

  async finish(): Promise<void> {
    this.#isFinished = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** The page is left: what is not saved yet is sent at once. */
  leave(): void {
    clearTimeout(this.#timer);
    if (!this.#isFinished && this.#latest !== this.#saved) void this.#run();
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isFinished) this.#timer = setTimeout(() => void this.#run(), ms);
  }

  async #run(): Promise<void> {
    if (this.#running !== null) return this.#running;
    this.#running = this.#attempt();
    await this.#running;
    this.#running = null;
    // What the server has judged stays wrong until it is written anew.
    if (this.#isRefused) return;
    if (this.#failures > 0) this.#later(RETRY_MS[Math.min(this.#failures, RETRY_MS.length) - 1] ?? PAUSE_MS);
    else if (this.#latest !== this.#saved) this.#later(PAUSE_MS);
  }

  async #attempt(): Promise<void> {
    const value = this.#latest as Value;
    // That there is no connection stays said while it is tried again.
    if (this.#failures === 0) this.#tell({ kind: 'saving' });
    try {
      await this.save(value);
      this.#saved = value;
      this.#failures = 0;
      this.#isRefused = false;
      this.#tell({ kind: 'saved', at: Date.now() });
    } catch (error) {
      const kind = error instanceof RequestError ? error.kind : 'network';
      this.#failures += 1;
      this.#isRefused = kind === 'graphql';
      this.#tell({ kind: 'failed', error, isOffline: kind === 'network' });
    }
  }
}
