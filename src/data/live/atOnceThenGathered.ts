export interface Gathered {
  /** Something has changed. */
  readonly tell: () => void;
  /** Nothing is done any more, however much was told. */
  readonly stop: () => void;
}

/** Does something at once for a first change, and once more when it has been quiet for so long after those that follow it: twice for however many come together. */
export function atOnceThenGathered(act: () => void, quietMs: number): Gathered {
  let quiet: ReturnType<typeof setTimeout> | undefined;
  let isMore = false;
  const settle = (): void => {
    quiet = undefined;
    if (!isMore) return;
    isMore = false;
    // What comes right after this is part of the burst still, and is gathered.
    quiet = setTimeout(settle, quietMs);
    act();
  };
  return {
    tell: () => {
      const isFirst = quiet === undefined;
      clearTimeout(quiet);
      quiet = setTimeout(settle, quietMs);
      if (isFirst) act();
      else isMore = true;
    },
    stop: () => {
      clearTimeout(quiet);
      quiet = undefined;
      isMore = false;
    },
  };
}
