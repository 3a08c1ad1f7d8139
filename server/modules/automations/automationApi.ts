import { sql } from 'kysely';
import type { AutomationMeta } from '#domain/model/automation.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { automations } from '#server/generated/automations.gen.ts';
import type { ModuleApi } from '#server/graphql/schema/ModuleApi.ts';
import { readSdl } from '#server/graphql/schema/readSdl.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { NotFoundError } from '#server/platform/errors/errors.ts';
import { readerOfAnswer, textFor } from '#server/platform/texts/textReader.ts';
import { countOccurrences } from './engine/countOccurrences.ts';

const DAY_MS = 86_400_000;
/** How far back events are kept (`pruneClock`). */
const MOST_DAYS = 120;

/** The automations of the spec as an organisation sees them: on or off, what they did and what they would have done. */
export function automationApi(writer: EntityWriter): ModuleApi {
  return {
    typeDefs: readSdl(import.meta.url),
    resolvers: {
      Query: {
        automations: (_parent, _args, context) => context.transact((tx) => allShown({ tx, context })),
        tryAutomation: (_parent, { id, days }, context) => tryAutomation(context, id, days ?? 30),
      },
      Mutation: {
        setAutomation: (_parent, { id, isOn }, context) =>
          context.transact(async (tx) => {
            const automation = automationOf(id);
            await setAutomation(writer, { tx, context }, automation.id, isOn);
            await forgetGone(writer, { tx, context });
            return shown(context, automation, (await statesOf(tx, context)).get(id));
          }),
        setAutomations: (_parent, { off }, context) =>
          context.transact(async (tx) => {
            for (const id of off) automationOf(id);
            await setAutomations(writer, { tx, context }, off);
            await forgetGone(writer, { tx, context });
            return allShown({ tx, context });
          }),
      },
    },
  };
}

async function allShown({ tx, context }: FollowScope) {
  const states = await statesOf(tx, context);
  return automations.map((automation) => shown(context, automation, states.get(automation.id)));
}

/** Only those are written that are otherwise now. */
async function setAutomations(writer: EntityWriter, scope: FollowScope, off: readonly string[]): Promise<void> {
  const states = await statesOf(scope.tx, scope.context);
  for (const { id } of automations) {
    const isOff = off.includes(id);
    if ((states.get(id)?.is_off === true) !== isOff) await setAutomation(writer, scope, id, !isOff);
  }
}

/** Whoever sets one has set right what was switched off and is in the product no more: nothing else leads to it. */
async function forgetGone(writer: EntityWriter, scope: FollowScope): Promise<void> {
  for (const [id, { is_off }] of await statesOf(scope.tx, scope.context))
    if (is_off && !automations.some((one) => one.id === id)) await setAutomation(writer, scope, id, true);
}

function automationOf(id: string): AutomationMeta {
  const automation = automations.find((one) => one.id === id);
  if (automation === undefined) throw new NotFoundError();
  return automation;
}

interface State {
  readonly is_off: boolean;
  readonly runs: number;
  readonly failures: number;
  readonly last_run_at: Date | string | null;
}

async function statesOf(tx: Tx, { now }: RequestContext): Promise<ReadonlyMap<string, State>> {
  const since = new Date(now().getTime() - 30 * DAY_MS).toISOString();
  const { rows } = await sql<State & { automation: string }>`
    select coalesce(s.automation, r.automation) as automation, coalesce(s.is_off, false) as is_off,
      coalesce(r.runs, 0)::int as runs, coalesce(r.failures, 0)::int as failures, r.last_run_at
    from (select automation, is_off from automation_setting) s
    full join (select automation, count(*) as runs, count(*) filter (where status = 'FAILED') as failures,
        max(coalesce(done_at, created_at)) as last_run_at
      from automation_run where created_at > ${since}::timestamptz group by automation) r
      on r.automation = s.automation`.execute(tx);
  return new Map(rows.map((row) => [row.automation, row]));
}

function shown(context: RequestContext, automation: AutomationMeta, state: State | undefined) {
  const { id, aboutKey, trigger, waitMinutes = null, steps, source } = automation;
  const last = state?.last_run_at;
  return {
    id,
    about: textFor(readerOfAnswer(context), 'spec', aboutKey) ?? id,
    event: 'event' in trigger ? trigger.event : null,
    date: 'event' in trigger ? null : `${trigger.entity}.${trigger.field}`,
    waitMinutes,
    steps: steps.map(({ kind }) => kind),
    isOn: state?.is_off !== true,
    runs: state?.runs ?? 0,
    failures: state?.failures ?? 0,
    lastRunAt: last ? new Date(last).toISOString() : null,
    source,
  };
}

/** By the rules of `AutomationSetting`, so that it stands in the activity log who switched it. */
async function setAutomation(
  writer: EntityWriter,
  { tx, context }: FollowScope,
  automation: string,
  isOn: boolean,
): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from automation_setting where automation = ${automation} for update`.execute(tx);
  const [known] = rows;
  if (known === undefined) await writer.create(context, 'AutomationSetting', { automation, isOff: !isOn });
  else await writer.update(context, 'AutomationSetting', known.id, { isOff: !isOn });
}

function tryAutomation(context: RequestContext, id: string, asked: number) {
  const automation = automationOf(id);
  const days = Math.min(Math.max(1, asked), MOST_DAYS);
  return context.transact(async (tx) => {
    const until = context.now();
    const scope = { tx, timeZone: context.tenant.timezone, now: until };
    const from = new Date(until.getTime() - days * DAY_MS);
    const { occurrences, steps } = await countOccurrences(scope, automation, { from, until });
    const times = automation.steps.map(({ kind }, index) => ({ kind, times: steps[index] ?? 0 }));
    return { days, occurrences, steps: times };
  });
}
