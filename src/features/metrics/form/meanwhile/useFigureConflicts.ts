import { useState } from 'react';
import type { MetricItem } from '../../metricsQueries.ts';
import type { KeptFigures } from '../kept/keptFigures.ts';
import { type FigureConflict, figureConflicts } from './figureConflicts.ts';
import { type FigureNow, isSameFigure } from './figureNow.ts';
import { useMeanwhileWords } from './useMeanwhileWords.ts';

interface Reported {
  readonly typed: KeptFigures;
  readonly now: ReadonlyMap<string, FigureNow>;
  /** Why it was not saved. */
  readonly refused: unknown;
}

/** Of which figures is to be chosen: others have given them since they were typed here, as it is seen live or said by a refusal. */
export function useFigureConflicts(items: readonly MetricItem[], { typed, now, refused }: Reported) {
  const words = useMeanwhileWords();
  /** For which refusal of a figure it was chosen. */
  const [settled, setSettled] = useState<ReadonlyMap<string, unknown>>(new Map());
  const said = figureConflicts(refused);
  return {
    conflicts: new Map(
      items.flatMap((item) => {
        const found = liveConflict(item) ?? saidConflict(item);
        return found === undefined ? [] : [[item.id, found] as const];
      }),
    ),
    isRefusedFor: (id: string): boolean => said.has(id),
    settle: (ids: readonly string[]): void =>
      setSettled((known) => new Map([...known, ...ids.map((id) => [id, refused] as const)])),
  };

  function liveConflict(item: MetricItem): FigureConflict | undefined {
    const [own, figure] = [typed.get(item.id), now.get(item.id)];
    if (own === undefined || figure === undefined) return undefined;
    const isKnown = isSameFigure(item, figure.text, own.seen) || isSameFigure(item, figure.text, own.typed);
    return isKnown ? undefined : { sentence: words(figure), theirs: figure.text };
  }

  function saidConflict(item: MetricItem): FigureConflict | undefined {
    const conflict = said.get(item.id);
    if (conflict === undefined || settled.get(item.id) === refused) return undefined;
    return typed.get(item.id)?.seen === conflict.theirs ? undefined : conflict;
  }
}
