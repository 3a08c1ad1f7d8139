import type { EventModel } from '../model/Model.ts';
import type { SpecMap } from './SpecMap.ts';

/** What follows from an event, as the server's modules say it. */
export interface Consequence {
  readonly on: string;
  readonly kind: string;
  readonly tells: string;
}

/** Events with the records that they are about and what follows from them: nothing leads from one to another. */
export function eventMap(
  events: readonly Pick<EventModel, 'name' | 'about' | 'payload'>[],
  follows: readonly Consequence[],
): SpecMap {
  const ofEvent = Map.groupBy(follows, ({ on }) => on);
  return {
    nodes: events.map(({ name, about, payload }) => ({
      id: name,
      title: name,
      note: [...new Set(Object.values(payload).map(({ type }) => type))]
        .filter((type) => /^[A-Z]/.test(type))
        .join(', '),
      about,
      lines: (ofEvent.get(name) ?? []).map(({ kind, tells }) => `${kind}: ${tells}`),
    })),
    edges: [],
  };
}
