import { type DayBounds, dayBounds } from '#domain/dates/zonedDays.ts';
import { demoId } from './demoId.ts';
import type { DemoTenant } from './demoTenants.ts';
import { SeededRandom } from './SeededRandom.ts';

/** A record by field name; `createdAt` too. */
export type DemoRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** What a demo tenant is being made of: its texts, its chance, its clock, and the records so far by entity. */
export class DemoData {
  readonly tenant: DemoTenant;
  readonly random: SeededRandom;
  readonly rows = new Map<string, DemoRow[]>();
  /** Bytes of uploaded files, by their key in the file store. */
  readonly files = new Map<string, Uint8Array>();
  readonly #now: Date;
  readonly #bounds = new Map<number, DayBounds>();

  constructor(tenant: DemoTenant, now: Date) {
    this.tenant = tenant;
    this.#now = now;
    this.random = new SeededRandom(Number.parseInt(demoId(tenant.id).slice(0, 8), 16));
  }

  /** An id that is the same in every demo. */
  id(entity: string, name: string | number): string {
    return demoId(this.tenant.id, entity, name);
  }

  add(entity: string, row: DemoRow): DemoRow {
    const rows = this.rows.get(entity) ?? [];
    this.rows.set(entity, rows);
    rows.push({ createdAt: this.daysFromToday(-30), ...row });
    return row;
  }

  all(entity: string): readonly DemoRow[] {
    return this.rows.get(entity) ?? [];
  }

  /** The end of a day, counted from today in the tenant's zone. */
  endOfDay(days: number): string {
    return this.#boundsOf(days).end;
  }

  /** A time of that day, the same whenever the demo is made. */
  daysFromToday(days: number, minutes = 540): string {
    const { start } = this.#boundsOf(days);
    return new Date(Date.parse(start) + minutes * 60_000).toISOString();
  }

  /** A calendar day. */
  day(days: number): string {
    return this.daysFromToday(days).slice(0, 10);
  }
  /** Thousands of rows lie on some hundred days, and a zone's clock takes long to ask. */
  #boundsOf(days: number): DayBounds {
    const known = this.#bounds.get(days) ?? dayBounds(this.tenant.incubator.timezone, this.#now, days);
    this.#bounds.set(days, known);
    return known;
  }
}
