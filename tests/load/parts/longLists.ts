import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TableScreenMeta } from '#domain/model/screens.ts';
import { compile } from '#generator/compile.ts';
import { readProject } from '#generator/write/readProject.ts';
import { entities } from '#server/generated/entities.gen.ts';
import { screenOperations } from '#server/generated/screenOperations.gen.ts';
import { ServerProcess } from '../../support/ServerProcess.ts';
import { startPostgres } from '../../support/startPostgres.ts';
import type { Figure } from '../Figure.ts';
import { isLong, multiplyRows } from '../multiplyRows.ts';
import { narrowVisibility } from '../narrowVisibility.ts';
import { percentile } from '../percentile.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const rounds = 20;
/** How long a process may keep what it knows of a token. */
const forgottenMs = 1100;
/** As many as the browser asks for at once. */
const pageSize = 100;

/**
 * Every table of the product over 10,000 records, filtered and counted, on PostgreSQL: as an admin and as a mentor; people
 * and startups also as a mentor who sees only those assigned.
 */
export async function longLists(): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'cohort-lists-'));
  const postgres = await startPostgres();
  try {
    const filling = await ServerProcess.start({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: '1' });
    await filling.stop();
    await multiplyRows(postgres.url, 'demo');
    const server = await ServerProcess.start({ DATA_DIR: dataDir, DATABASE_URL: postgres.url, DEMO: '1' });
    try {
      const times: Measured[] = [];
      for (const account of ['admin', 'mentor']) times.push(...(await measure(server, account)));
      await narrowVisibility(postgres.url, 'demo');
      await new Promise((resolve) => setTimeout(resolve, forgottenMs));
      times.push(...(await measure(server, 'mentor', 'User', 'Startup')));
      return [figureOf(times)];
    } finally {
      await server.stop();
    }
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

interface Measured {
  readonly list: string;
  readonly p95: number;
}

/** Times of the lists of some entities, or of all. */
async function measure(server: ServerProcess, account: string, ...entities: readonly string[]): Promise<Measured[]> {
  const token = await server.signIn('demo', account);
  const measured: Measured[] = [];
  for (const screen of tables()) {
    if (entities.length > 0 && !entities.includes(screen.entity)) continue;
    const document = screenOperations.find((text) =>
      text.startsWith(`query Screen_${screen.id.replace(/[^A-Za-z0-9]+/g, '_')}(`),
    );
    if (!document) continue;
    const ask = () => server.graphql('demo', token, document, variablesOf(screen));
    // What the role may not read at all is no list of its own.
    if (
      !(await ask().then(
        () => true,
        () => false,
      ))
    )
      continue;
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const started = performance.now();
      await ask();
      times.push(performance.now() - started);
    }
    measured.push({
      list: `${screen.id} as ${account}${entities.length > 0 ? ' who sees the assigned' : ''}`,
      p95: percentile(times, 0.95),
    });
  }
  return measured;
}

function tables(): TableScreenMeta[] {
  const { model } = compile(readProject(root));
  const long = new Set(
    Object.values(entities)
      .filter(isLong)
      .map(({ name }) => name),
  );
  return (model?.screens ?? []).filter(
    (screen): screen is TableScreenMeta => screen.kind === 'table' && long.has(screen.entity),
  );
}

/** The filter of the screen itself, and that of its first view. */
function variablesOf({ baseFilter, tabs, defaultSort }: TableScreenMeta): Record<string, unknown> {
  const parts = [baseFilter, tabs?.[0]?.filter].filter((part) => part && !JSON.stringify(part).includes('"$'));
  return { filter: parts.length > 0 ? { and: parts } : null, sort: [defaultSort], limit: pageSize };
}

function figureOf(times: readonly Measured[]): Figure {
  const slowest = [...times].sort((a, b) => b.p95 - a.p95);
  const names = slowest.slice(0, 5).map(({ list, p95 }) => `${list} ${Math.round(p95)}`);
  return {
    name: `slowest of ${times.length} lists of 10,000 records, p95`,
    value: slowest[0]?.p95 ?? 0,
    unit: 'ms',
    bound: { atMost: 100 },
    note: names.join('; '),
  };
}
