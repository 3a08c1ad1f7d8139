import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { dayBounds, dayOf } from '#domain/dates/zonedDays.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { categoryOf } from '#server/entities/write/hooks/deriveUser.ts';

type Row = Readonly<Record<string, unknown>>;

/** `demo/*.yaml`: what the organisation is, who is in it, and records by entity and name. */
export interface DemoFile {
  readonly organisation: Row;
  readonly people: Readonly<Record<string, Row & { readonly role: string }>>;
  readonly records: Readonly<Record<string, Readonly<Record<string, Row>>>>;
}

interface NewDemoRow {
  readonly entity: string;
  readonly id: string;
  readonly values: Row;
}

interface DemoScope {
  readonly roles: ReadonlyMap<string, string>;
  readonly passwordHash: string;
  readonly now: Date;
}

const FOLDER = new URL('../../demo', import.meta.url).pathname;

/** All files of the folder as one. */
export function readDemo(): DemoFile {
  const names = existsSync(FOLDER) ? globSync('*.yaml', { cwd: FOLDER }).sort() : [];
  const files = names.map((name) => parse(readFileSync(join(FOLDER, name), 'utf8')) as Partial<DemoFile>);
  return {
    organisation: Object.assign({ name: 'Demo' }, ...files.map(({ organisation }) => organisation)),
    people: Object.assign({}, ...files.map(({ people }) => people)),
    records: Object.assign({}, ...files.map(({ records }) => records)),
  };
}

/** The rows to insert, people first. Whoever is named `mia` signs in as `mia@demo.test`. */
export function demoRows({ organisation, people, records }: DemoFile, scope: DemoScope): readonly NewDemoRow[] {
  const zone = String(organisation.timezone ?? 'UTC');
  const users = Object.entries(people).map(([name, { role, ...values }]) => ({
    entity: 'User',
    id: idOf('User', name),
    values: {
      email: `${name}@demo.test`,
      firstName: name,
      status: 'Active',
      validated: true,
      timezone: zone,
      ...values,
      role: scope.roles.get(role),
      category: categoryOf([role]),
      passwordHash: scope.passwordHash,
    },
  }));
  const others = Object.entries(records).flatMap(([entity, rows]) =>
    Object.entries(rows).map(([name, row]) => ({
      entity,
      id: idOf(entity, name),
      values: valuesOf(entity, row, zone, scope),
    })),
  );
  return [...users, ...others];
}

/** Records are named by their names, and days by their distance from today: `{ day: -3 }`. */
function valuesOf(entity: string, row: Row, zone: string, { now }: DemoScope): Row {
  const { stored } = specCatalog.get(entity);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const field = stored.find((candidate) => candidate.name === name);
      if (!field) throw new Error(`demo: ${entity} has no field '${name}'`);
      if (field.type === 'ref') return [name, idOf(field.entity ?? '', String(value))];
      if (field.type === 'refs') return [name, (value as string[]).map((each) => idOf(field.entity ?? '', each))];
      return [name, isDay(value) ? dayOf(zone, dayBounds(zone, now, value.day).end) : value];
    }),
  );
}

function isDay(value: unknown): value is { readonly day: number } {
  return typeof value === 'object' && value !== null && 'day' in value && typeof value.day === 'number';
}

/** Always the same for the same name, in the form of a name-based UUID (version 8). */
function idOf(entity: string, name: string): string {
  const bytes = createHash('sha256').update(`${entity}/${name}`).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
