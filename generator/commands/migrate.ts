import { compile } from '../compile.ts';
import { writeEdits } from '../edit/writeEdits.ts';
import { removalsBetween } from '../rename/removals.ts';
import { withMigration } from '../rename/withMigration.ts';
import { modelAt } from '../write/modelAt.ts';
import { readProject } from '../write/readProject.ts';
import type { Command } from './Command.ts';
import { printProblems } from './printProblems.ts';

/**
 * What a removal does to stored data, compared with a git revision; with `--ack` the migration is written that takes it
 * away: `npm run spec -- migrate HEAD --ack`
 */
export const migrate: Command = ({ root, words, acknowledged, format }) => {
  const [revision = 'HEAD'] = words;
  const compiled = compile(readProject(root));
  if (!compiled.model || !compiled.files) {
    printProblems(compiled, format);
    return 1;
  }
  const before = modelAt(root, revision);
  if (!before) {
    process.stderr.write(`The spec of '${revision}' cannot be read: no such revision, or it does not compile.\n`);
    return 2;
  }
  const removals = removalsBetween(before, compiled.model);
  for (const { sentence } of removals) process.stdout.write(`${sentence}\n`);
  if (removals.length === 0) process.stdout.write('Nothing that is stored is removed.\n');
  const statements = removals.flatMap(({ statement }) => statement ?? []);
  if (statements.length === 0) return 0;
  if (!acknowledged) {
    process.stderr.write(
      `${statements.length} removals lose data. If that is meant, call again with --ack: the migration is written.\n`,
    );
    return 1;
  }
  const about = `What the spec does not speak of any more goes: ${statements.length} of them.`;
  writeEdits(root, withMigration(root, { name: 'what_is_gone', about, statements }));
  return 0;
};
