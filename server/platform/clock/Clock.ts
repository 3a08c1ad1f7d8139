import { sql } from 'kysely';
import type { RequestContext } from '#server/platform/context/context.ts';
import { type ContextSources, createContext } from '#server/platform/context/createContext.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { logFault, logTrouble } from '#server/platform/log/log.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { dueMoments } from './dueMoments.ts';
import type { Schedule } from './Schedule.ts';

/** How often a process looks whether something is due, and so how soon another one goes on where one has died. */
const TICK_MS = 5_000;
const MINUTE_MS = 60_000;
/** What failed is tried again after this long, so that it does not hold up the rest. */
const RETRY_MS = 30_000;
/** How long a change of an organisation's zone can go unnoticed. */
const LONGEST_IDLE_MS = 15 * MINUTE_MS;
const KEPT_DAYS = 120;

export interface ClockParts extends ContextSources {
  readonly tenantOf: (id: string) => Promise<Tenant | null>;
}

/**
 * Does what is due. Each schedule has a mark in each tenant, up to when it is done; what is done and the moved mark are
 * one transaction, and the row of the mark is locked meanwhile. So nothing is skipped and nothing done twice, whichever
 * process dies, and each process may run a clock: whoever finds a mark locked leaves it to the other.
 */
export class Clock {
  readonly #parts: ClockParts;
  readonly #schedules: readonly Schedule[];
  /** Before this there is nothing to do for a tenant's schedule, as far as this process knows. */
  readonly #idleUntil = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;
  #working: Promise<void> | null = null;
  #isStopped = true;

  constructor(parts: ClockParts, schedules: readonly Schedule[]) {
    this.#parts = parts;
    this.#schedules = schedules;
  }

  start(): void {
    this.#isStopped = false;
    this.#schedule(0);
  }

  /** Resolves once nothing runs any more. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
    await this.#working;
  }

  /** Does all that is due at `now`. Times only come from here, never from the machine. */
  async tick(now: Date): Promise<void> {
    for (const tenantId of await this.#tenants()) {
      const due = this.#schedules.filter(
        ({ name }) => (this.#idleUntil.get(`${tenantId}/${name}`) ?? 0) <= now.getTime(),
      );
      const tenant = due.length === 0 ? null : await this.#parts.tenantOf(tenantId);
      if (tenant === null) continue;
      for (const schedule of due) {
        if (this.#isEnding) return;
        await this.#doDue(tenant, schedule, now);
      }
    }
  }

  /** The clock was started and is told to stop; `tick` alone needs no start. */
  get #isEnding(): boolean {
    return this.#isStopped && this.#timer !== null;
  }

  #schedule(delay: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => {
      this.#working = this.tick(new Date())
        .catch((error: unknown) => logTrouble('queue.failed', error, { queue: 'clock' }))
        .finally(() => this.#schedule(TICK_MS));
    }, delay);
    this.#timer.unref();
  }

  async #doDue(tenant: Tenant, schedule: Schedule, now: Date): Promise<void> {
    const key = `${tenant.id}/${schedule.name}`;
    try {
      while (await this.#step(tenant, schedule, now)) if (this.#isEnding) return;
      this.#idleUntil.set(key, idleUntil(schedule, tenant.timezone, now));
    } catch (error) {
      logFault('clock.failed', error, { schedule: schedule.name, tenant: tenant.id });
      this.#idleUntil.set(key, now.getTime() + RETRY_MS);
    }
  }

  /** One transaction of what is due; whether there is more. */
  #step(tenant: Tenant, schedule: Schedule, now: Date): Promise<boolean> {
    return this.#parts.database.withTenant(tenant.id, async (tx) => {
      const from = await lockMark(tx, schedule.name, now);
      if (from === null) return false;
      const next = nextMoment(schedule, tenant.timezone, from, now);
      if (next === null) return false;
      const context = this.#contextAt(tenant, next);
      const isMoreLeft = await schedule.run({ tx, context, from, until: next });
      if (!isMoreLeft) await moveMark(tx, schedule.name, next);
      return isMoreLeft || next.getTime() < now.getTime();
    });
  }

  #contextAt(tenant: Tenant, moment: Date): RequestContext {
    return createContext(this.#parts, {
      tenant,
      identity: null,
      transport: 'http',
      userAgent: null,
      clientAddress: null,
      now: () => moment,
    });
  }

  #tenants(): Promise<readonly string[]> {
    return this.#parts.database.withSystem(async (tx) => {
      const { rows } = await sql<{ id: string }>`select id from incubator where not is_disabled order by id`.execute(
        tx,
      );
      return rows.map(({ id }) => id);
    });
  }
}

/** Until when there is nothing to do: the next moment, though the organisation's zone may be another one before. */
function idleUntil({ at }: Schedule, timeZone: string, now: Date): number {
  if (at === 'minute') return now.getTime() + MINUTE_MS;
  const latest = now.getTime() + LONGEST_IDLE_MS;
  return dueMoments(timeZone, at, now, new Date(latest))[0]?.getTime() ?? latest;
}

/** The moment to do next; null when there is none yet. */
function nextMoment(schedule: Schedule, timeZone: string, from: Date, now: Date): Date | null {
  if (schedule.at === 'minute') return now.getTime() - from.getTime() >= MINUTE_MS ? now : null;
  const moments = dueMoments(timeZone, schedule.at, from, now);
  return (schedule.skipsMissed ? moments.at(-1) : moments[0]) ?? null;
}

/** Up to when the schedule is done, with the mark locked; null while another process is at it. A new schedule begins now. */
async function lockMark(tx: Tx, schedule: string, now: Date): Promise<Date | null> {
  await sql`insert into clock_mark (tenant_id, schedule, done_until)
    values (current_setting('app.tenant'), ${schedule}, ${now.toISOString()}::timestamptz)
    on conflict do nothing`.execute(tx);
  const { rows } = await sql<{ done_until: Date | string }>`
    select done_until from clock_mark where schedule = ${schedule} for update skip locked`.execute(tx);
  return rows[0] === undefined ? null : new Date(rows[0].done_until);
}

async function moveMark(tx: Tx, schedule: string, until: Date): Promise<void> {
  await sql`update clock_mark set done_until = ${until.toISOString()}::timestamptz where schedule = ${schedule}`.execute(
    tx,
  );
}

/** Whether this is the first time, ever: what is about one thing and one person is done once, whatever moves meanwhile. */
export async function isFirstTime(tx: Tx, what: string, now: Date): Promise<boolean> {
  const { rows } = await sql`insert into clock_done (tenant_id, what, done_at)
    values (current_setting('app.tenant'), ${what}, ${now.toISOString()}::timestamptz)
    on conflict do nothing returning what`.execute(tx);
  return rows.length > 0;
}

/** Removes what nobody asks for any more: events of long ago, and what was done once about things long past. */
export const pruneClock: Schedule = {
  name: 'clock.prune',
  about: 'Events of more than four months ago are removed',
  at: { time: '03:30' },
  skipsMissed: true,
  run: async ({ tx, until }) => {
    const before = new Date(until.getTime() - KEPT_DAYS * 86_400_000).toISOString();
    await sql`delete from domain_event where happened_at < ${before}::timestamptz`.execute(tx);
    await sql`delete from clock_done where done_at < ${before}::timestamptz`.execute(tx);
    return false;
  },
};
