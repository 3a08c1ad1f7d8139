import { type AccessCell, accessCells } from '../access/accessCells.ts';
import { assignableRoles } from '../access/reach.ts';
import { compile } from '../compile.ts';
import { suggestion } from '../diagnostics/suggest.ts';
import { readProject } from '../write/readProject.ts';
import type { Command } from './Command.ts';
import { printProblems } from './printProblems.ts';

/** Prints who reaches what, each cell with the `file:line` of its rule; words after the verb narrow it by subject. */
export const access: Command = ({ root, words, role, format }) => {
  const compiled = compile(readProject(root));
  if (!compiled.model || !compiled.files) {
    printProblems(compiled, format);
    return 1;
  }
  const roles = ['visitor', ...assignableRoles(compiled.model)];
  if (role !== undefined && !roles.includes(role)) {
    process.stderr.write(`The role '${role}' does not exist. ${suggestion(role, roles)}\n`);
    return 1;
  }
  const wanted = (cell: AccessCell): boolean =>
    (role === undefined || cell.role === role) &&
    words.every((word) => `${cell.kind} ${cell.subject}`.toLowerCase().includes(word.toLowerCase()));
  const cells = accessCells(compiled.model).filter(wanted);
  if (format === 'json') process.stdout.write(`${JSON.stringify(cells, null, 2)}\n`);
  else for (const cell of cells) process.stdout.write(`${line(cell)}\n`);
  return 0;
};

function line({ role, kind, subject, reach, source }: AccessCell): string {
  const sign = reach === 'yes' ? 'yes ' : reach === 'some' ? 'some' : '–   ';
  return `${sign} ${role.padEnd(16)} ${kind.padEnd(10)} ${subject.padEnd(48)} ${source}`;
}
