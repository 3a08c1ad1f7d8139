import { setTimeout } from 'node:timers/promises';
import type { EntityModel } from '#server/entities/catalogue/EntityCatalog.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import { seenRows } from './seenRows.ts';

/** Changes come by the handful: an import, a decision about many. Nobody notices that their page waits so long for them. */
const MOMENT_MS = 50;

/** A sum that is asked for in a moment. */
export interface SoonSeen {
  /** Whether the rows are being read: a change that comes from then on may not be among them. */
  readonly hasBegun: () => boolean;
  readonly sum: Promise<string | null>;
}

/** By reader, whose sockets have one principal, and entity. */
const waiting = new WeakMap<object, Map<string, SoonSeen>>();

/** What the reader may read in a moment: all of their subscriptions that ask until then are answered by one question. */
export function seenSoon(context: RequestContext, model: EntityModel): SoonSeen {
  const reader = context.principal ?? context.tenant;
  const ofReader = waiting.get(reader) ?? new Map<string, SoonSeen>();
  waiting.set(reader, ofReader);
  const soon = ofReader.get(model.name) ?? readSoon(context, model, () => ofReader.delete(model.name));
  ofReader.set(model.name, soon);
  return soon;
}

function readSoon(context: RequestContext, model: EntityModel, begin: () => void): SoonSeen {
  let hasBegun = false;
  const sum = setTimeout(MOMENT_MS).then(() => {
    hasBegun = true;
    begin();
    return seenRows(context, model);
  });
  // Whoever waits for it hears of it; who has left does not.
  sum.catch(() => undefined);
  return { hasBegun: () => hasBegun, sum };
}
