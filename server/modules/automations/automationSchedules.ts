import { sql } from 'kysely';
import type { AutomationMeta } from '#domain/model/automation.ts';
import type { EntityWriter } from '#server/entities/write/EntityWriter.ts';
import { automations } from '#server/generated/automations.gen.ts';
import type { ClockScope, Schedule } from '#server/platform/clock/Schedule.ts';
import { findOccurrences } from './engine/occurrences.ts';
import { doSteps, runAutomation } from './engine/runAutomation.ts';
import { isOn } from './engine/switches.ts';

/** So many in one transaction, so that none lasts long. */
const BATCH = 50;
const KEPT_DAYS = 120;

/** What automations do at their time. */
export function automationSchedules(writer: EntityWriter): readonly Schedule[] {
  return [
    {
      name: 'automations.waiting',
      about: 'Automations that waited are done, if their conditions hold still',
      at: 'minute',
      run: (scope) => doWaiting(writer, scope),
    },
    {
      name: 'automations.dates',
      about: 'Automations follow the dates of records',
      at: 'minute',
      run: (scope) => followDates(writer, scope),
    },
    {
      name: 'automations.prune',
      about: 'Runs of automations of more than four months ago are removed',
      at: { time: '03:40' },
      skipsMissed: true,
      run: async ({ tx, until }) => {
        const before = new Date(until.getTime() - KEPT_DAYS * 86_400_000).toISOString();
        // What is done once for each record is remembered for good.
        await sql`delete from automation_run where created_at < ${before}::timestamptz
          and status <> 'WAITING' and (about is null or status <> 'DONE')`.execute(tx);
        return false;
      },
    },
  ];
}

interface WaitingRun {
  readonly id: string;
  readonly automation: string;
  readonly event: string;
}

async function doWaiting(writer: EntityWriter, { tx, context, until }: ClockScope): Promise<boolean> {
  const { rows } = await sql<WaitingRun>`
    select id, automation, event from automation_run
    where status = 'WAITING' and due_at <= ${until.toISOString()}::timestamptz
    order by due_at, id limit ${BATCH} for update`.execute(tx);
  for (const run of rows) {
    // Nothing is 'once' for itself: while it is looked at again it must not stand in its own way.
    await sql`update automation_run set status = 'DROPPED', done_at = ${until.toISOString()}::timestamptz,
      version = version + 1, updated_at = clock_timestamp() where id = ${run.id}`.execute(tx);
    const automation = automations.find(({ id }) => id === run.automation);
    if (automation === undefined || !(await isOn(tx, context, automation))) continue;
    const asked = { tx, timeZone: context.tenant.timezone, now: until };
    const [found] = await findOccurrences(asked, automation, { ids: [run.event] });
    if (found !== undefined) await doSteps({ tx, context, writer }, automation, found, run.id);
  }
  return rows.length === BATCH;
}

const dated = automations.filter(({ trigger }) => !('event' in trigger));

async function followDates(writer: EntityWriter, scope: ClockScope): Promise<boolean> {
  for (const automation of dated) {
    if (await isOn(scope.tx, scope.context, automation)) await followDate(writer, automation, scope);
  }
  return false;
}

async function followDate(
  writer: EntityWriter,
  automation: AutomationMeta,
  { tx, context, from, until }: ClockScope,
): Promise<void> {
  const asked = { tx, timeZone: context.tenant.timezone, now: until };
  for (const found of await findOccurrences(asked, automation, { from, until }))
    await runAutomation({ tx, context, writer }, automation, found);
}
