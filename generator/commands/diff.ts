import { type AccessCell, accessCells, type Reach } from '../access/accessCells.ts';
import { compile } from '../compile.ts';
import type { Model } from '../model/Model.ts';
import { modelAt } from '../write/modelAt.ts';
import { readProject } from '../write/readProject.ts';
import type { Command } from './Command.ts';
import { printProblems } from './printProblems.ts';

const width: Readonly<Record<Reach, number>> = { no: 0, some: 1, yes: 2 };

export interface AccessChange {
  readonly cell: AccessCell;
  readonly before: Reach;
}

/** Says in words what the working copy opens and closes compared with a git revision. Fails on a widening without `--ack`. */
export const diff: Command = ({ root, words, acknowledged, format }) => {
  const [revision] = words;
  if (!revision) {
    process.stderr.write('Name a revision: npm run spec -- diff HEAD\n');
    return 2;
  }
  const compiled = compile(readProject(root));
  const earlier = modelAt(root, revision);
  if (!compiled.model || !compiled.files) {
    printProblems(compiled, format);
    return 1;
  }
  if (!earlier) {
    process.stderr.write(`The spec of '${revision}' cannot be read: no such revision, or it does not compile.\n`);
    return 2;
  }
  const changes = compareAccess(earlier, compiled.model);
  if (format === 'json') process.stdout.write(`${JSON.stringify(changes, null, 2)}\n`);
  else for (const change of changes) process.stdout.write(`${inWords(change)}\n`);
  const opened = changes.filter(({ cell, before }) => width[cell.reach] > width[before]).length;
  if (changes.length === 0) process.stdout.write('Nobody may do more or less than before.\n');
  if (opened > 0 && !acknowledged) {
    process.stderr.write(`${opened} doors open wider. If that is meant, call again with --ack.\n`);
    return 1;
  }
  return 0;
};

/** Cells whose reach differs, what is gone included. */
export function compareAccess(before: Model, after: Model): AccessChange[] {
  const key = (cell: AccessCell): string => `${cell.role}\u0000${cell.kind}\u0000${cell.subject}`;
  const old = new Map(accessCells(before).map((cell) => [key(cell), cell]));
  const now = new Map(accessCells(after).map((cell) => [key(cell), cell]));
  const changed = [...now.values()].map((cell) => ({ cell, before: old.get(key(cell))?.reach ?? ('no' as const) }));
  const gone = [...old.values()]
    .filter((cell) => !now.has(key(cell)))
    .map((cell) => ({ cell: { ...cell, reach: 'no' as const }, before: cell.reach }));
  return [...changed, ...gone].filter(({ cell, before: was }) => cell.reach !== was);
}

/** One change as a sentence: `Mentor can now open /startups/metrics: spec/routes/app/startups.yaml:14`. */
export function inWords({ cell, before }: AccessChange): string {
  const verbs: Readonly<Record<AccessCell['kind'], string>> = {
    route: 'open',
    menu: 'see the entry',
    permission: 'use',
    record: 'do',
    field: 'do',
    operation: 'call',
  };
  const how = cell.reach === 'some' ? ' for some records' : before === 'some' ? ' for all records' : '';
  const can = cell.reach === 'no' ? 'can no longer' : width[cell.reach] < width[before] ? 'can now only' : 'can now';
  const who = cell.role === 'visitor' ? 'A visitor' : cell.role;
  return `${who} ${can} ${verbs[cell.kind]} ${cell.subject}${cell.reach === 'no' ? '' : how}: ${cell.source}`;
}
