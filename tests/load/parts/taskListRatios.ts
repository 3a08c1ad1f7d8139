import type { Figure } from '../Figure.ts';
import { installPeers } from '../installPeers.ts';
import { median } from '../median.ts';
import { type Contender, measureTaskList, ratio } from '../taskList.ts';

/** Requests per second of the task list compared with the peers, on the same data in the same run. */
export async function taskListRatios(): Promise<Figure[]> {
  installPeers();
  const contenders = await measureTaskList();
  const compared = (name: string, atLeast: number): Figure => ({
    name: `task list compared with ${name}`,
    value: ratio(contenders, name),
    unit: '×',
    bound: { atLeast },
    note: `${perSecond(contenders, 'Cohort')} against ${perSecond(contenders, name)} requests a second`,
  });
  return [
    compared('PostGraphile', 1),
    compared('PostGraphile with the same wall', 1.3),
    compared('Mercurius with JIT', 1),
  ];
}

function perSecond(contenders: readonly Contender[], name: string): number {
  return median(contenders.find((contender) => contender.name === name)?.perSecond ?? []);
}
