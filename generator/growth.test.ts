import { describe, expect, it } from 'vitest';
import { compile } from './compile.ts';
import { formatDiagnostics } from './diagnostics/formatDiagnostics.ts';
import { readProject } from './write/readProject.ts';

const project = readProject(process.cwd());
const repeated = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('');

const entityOf = (fields: string): string =>
  `entity: Big\nlabel: { one: Big, many: Bigs }\ndisplay: f0\nusedBy: this test\noperations: [list]\naccess: { read: [{ allow: everyone }] }\nfields:\n${fields}`;
const tableOf = (columns: string): string =>
  `big:\n  kind: table\n  entity: Startup\n  title: Big\n  empty: Nothing\n  columns:\n${columns}`;

/** Something long in each kind of file, right or wrong; what it costs must grow with its length, not with the square. */
const long: Readonly<Record<string, readonly [file: string, text: (count: number) => string]>> = {
  'values without a translation': [
    'enums/big',
    (n) => `Big:\n  values:\n${repeated(n, (i) => `    v${i}: Value ${i}\n`)}`,
  ],
  'values of a wrong shape': ['enums/big', (n) => `Big:\n  values:\n${repeated(n, (i) => `    v${i}: [x]\n`)}`],
  'values of bad names': ['enums/big', (n) => `Big:\n  values:\n${repeated(n, (i) => `    v-${i}: x\n`)}`],
  fields: ['entities/big', (n) => entityOf(repeated(n, (i) => `  f${i}: text\n`))],
  'fields of unknown enumerations': [
    'entities/big',
    (n) => entityOf(repeated(n, (i) => `  f${i}: { type: enum, enum: No${i} }\n`)),
  ],
  'unknown columns': ['screens/big', (n) => tableOf(repeated(n, (i) => `    - no${i}\n`))],
  'the same column': ['screens/big', (n) => tableOf(repeated(n, () => '    - name\n'))],
  'form fields in a circle': [
    'forms/big',
    (n) =>
      `big:\n  title: Big\n  fields:\n${repeated(n, (i) => `    - { name: f${i}, type: text, label: L, visible: "f${(i + 1) % n} == ''" }\n`)}`,
  ],
  redirects: ['routes/redirects', (n) => repeated(n, (i) => `/old${i}/{id}: /profile/{id}/show\n`)],
  'menu entries': [
    'menus/create-menu',
    (n) => repeated(n, (i) => `- { name: m${i}, label: L, icon: rocket, to: /startups }\n`),
  ],
};

function timeOf([file, text]: readonly [string, (count: number) => string], count: number): number {
  // Of the processor, since others may work on the machine too.
  const started = process.cpuUsage();
  const { diagnostics, sources } = compile({
    ...project,
    texts: new Map(project.texts).set(`spec/${file}.yaml`, text(count)),
  });
  formatDiagnostics(diagnostics, sources, 'text');
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

describe('what a long file costs', () => {
  it('is seconds for 150,000 values', () => {
    expect(timeOf(long['values without a translation'] ?? ['', () => ''], 150_000)).toBeLessThan(30_000);
  });

  // Some of these took ten seconds and more.
  it.each(Object.entries(long))('does not grow with the square of %s', (_, kind) => {
    expect(timeOf(kind, 4_000)).toBeLessThan(6_000);
  });
});
