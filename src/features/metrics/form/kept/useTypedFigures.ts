import { useEffect, useState } from 'react';
import { type KeptFigure, type KeptFigures, type KeptPlace, writeKept } from './keptFigures.ts';

const none: KeptFigures = new Map();

/** What is typed and what stood there when it was, by the id of its figure; kept on the device until it is saved. */
export function useTypedFigures(place: KeptPlace, kept: KeptFigures) {
  const [typed, setTyped] = useState(kept);
  const [isBack, setBack] = useState(kept.size > 0);
  /** Ids of what is saved: it stands in the form until what is asked next comes, and is kept no more. */
  const [saved, setSaved] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    writeKept(place, new Map([...typed].filter(([id]) => !saved.has(id))));
  }, [place, typed, saved]);

  const change = (figures: readonly (readonly [string, KeptFigure])[]): void => {
    setTyped((known) => new Map([...known, ...figures]));
    setSaved((known) => new Set([...known].filter((id) => !figures.some(([changed]) => changed === id))));
  };
  return {
    typed,
    /** Some of it was typed before this form was opened. */
    isBack,
    change,
    /** All that is typed is saved. */
    settle: (): void => {
      setSaved(new Set(typed.keys()));
      setBack(false);
    },
    discard: (): void => {
      setTyped(none);
      setBack(false);
    },
  };
}
