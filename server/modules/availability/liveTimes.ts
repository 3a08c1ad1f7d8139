/** Whoever looks at somebody's free times learns that they are others now, and asks for them anew by their own rules. */
import { isDeepStrictEqual } from 'node:util';
import { readerOf } from '#server/access/Reader.ts';
import { identifier } from '#server/access/SqlParameters.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { PlanState } from '#server/entities/plan/PlanState.ts';
import { setConditions } from '#server/entities/plan/page/planPage.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { mapEvents } from '#server/graphql/schema/mapEvents.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { emit } from '#server/platform/outbox/outbox.ts';

const TOPIC = 'BookableTimes.updated';

interface TimesChange {
  readonly person: string;
}

/** Hours, single days or days off are others; what they are called, or where they are spent, is told as well. */
export const tellOfHours: WriteHook = async ({ before, after }, { tx }) => {
  await tell(tx, (after ?? before)?.user);
};

/** How somebody likes to be booked: how long, with what pause, and how long before. */
export const tellOfHabits: WriteHook = async ({ before, after }, { tx }) => {
  const [had, has] = [before, after].map((user) => user?.profileCoachingMeetingSettings ?? null);
  if (before !== null && after !== null && !isDeepStrictEqual(had, has)) await tell(tx, after.id);
};

async function tell(tx: Tx, person: unknown): Promise<void> {
  if (typeof person === 'string') await emit(tx, { topic: TOPIC, payload: { person } });
}

/** Of people whom the reader may not see nothing is heard, as of those who do not exist. */
export async function followTimes(context: RequestContext, people: readonly string[]) {
  const seen = await visibleOf(context, people);
  const events = context.events([TOPIC], ({ payload }) => seen.has(String(payload.person)));
  return mapEvents(events, ({ payload }): TimesChange => ({ person: String(payload.person) }));
}

async function visibleOf(context: RequestContext, people: readonly string[]): Promise<ReadonlySet<string>> {
  const state = new PlanState(specCatalog, readerOf(context.principal));
  const model = specCatalog.get('User');
  const alias = state.nextAlias();
  const conditions = setConditions(state, model, { entity: 'User' }, alias);
  const ids = state.parameters.add([...people], 'text[]');
  const rows = await context.read({
    sql: `select ${alias}.id as id from ${identifier(model.table)} as ${alias}
      where ${[...conditions, `${alias}.id = any(${ids})`].join(' and ')}`,
    parameters: state.parameters.values,
  });
  return new Set(rows.map(({ id }) => String(id)));
}
