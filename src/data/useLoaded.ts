import { useEffect, useState } from 'react';

interface Loaded<Result> {
  readonly key: string;
  readonly data?: Result;
  readonly error?: unknown;
}

/**
 * Loads something once per key. For pages before sign-in, which would carry the whole query cache for no more than
 * this.
 */
export function useLoaded<Result>(key: string, load: (signal: AbortSignal) => Promise<Result>) {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<Result> | null>(null);
  const wanted = `${key} ${attempt}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says what is loaded, a new closure does not
  useEffect(() => {
    const controller = new AbortController();
    load(controller.signal).then(
      (data) => setLoaded({ key: wanted, data }),
      (error: unknown) => {
        if (!controller.signal.aborted) setLoaded({ key: wanted, error });
      },
    );
    return () => controller.abort();
  }, [wanted]);
  const current = loaded?.key === wanted ? loaded : null;
  return {
    data: current?.data,
    error: current?.error ?? null,
    retry: () => setAttempt((count) => count + 1),
    /** What was answered later, e.g. by a write. */
    replace: (data: Result) => setLoaded({ key: wanted, data }),
  };
}
