import { type AccessCell, accessCells } from '../access/accessCells.ts';
import { assignableRoles } from '../access/reach.ts';
import { compile } from '../compile.ts';
import { suggestion } from '../diagnostics/suggest.ts';
import { specPath } from '../model/buildRoutes.ts';
import type { Model } from '../model/Model.ts';
import { pathMatches } from '../model/routePath.ts';
import { readProject } from '../write/readProject.ts';
import type { Command } from './Command.ts';
import { printProblems } from './printProblems.ts';

/** Prints who reaches what, each cell with the `file:line` of its rule; words after the verb narrow it by subject. */
export const access: Command = ({ root, words, role, entity, route, format }) => {
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
  const unknown = unknownFilter(compiled.model, entity, route);
  if (unknown !== undefined) {
    process.stderr.write(`${unknown}\n`);
    return 1;
  }
  const wanted = (cell: AccessCell): boolean =>
    (role === undefined || cell.role === role) &&
    (entity === undefined || isOfEntity(cell, entity)) &&
    (route === undefined || (cell.kind === 'route' && pathMatches(specPath(cell.subject), route))) &&
    words.every((word) => `${cell.kind} ${cell.subject}`.toLowerCase().includes(word.toLowerCase()));
  const cells = accessCells(compiled.model).filter(wanted);
  if (format === 'json') process.stdout.write(`${JSON.stringify(cells, null, 2)}\n`);
  else for (const cell of cells) process.stdout.write(`${line(cell)}\n`);
  return 0;
};

/** Its records, and its fields with rules of their own. */
function isOfEntity({ kind, subject }: AccessCell, entity: string): boolean {
  return (
    (kind === 'record' && subject.startsWith(`${entity} `)) || (kind === 'field' && subject.startsWith(`${entity}.`))
  );
}

function unknownFilter(
  { entities, routes }: Model,
  entity: string | undefined,
  route: string | undefined,
): string | undefined {
  const names = entities.map(({ name }) => name);
  if (entity !== undefined && !names.includes(entity))
    return `The entity '${entity}' does not exist. ${suggestion(entity, names)}`;
  const paths = routes.map(({ path }) => specPath(path));
  if (route !== undefined && !paths.some((path) => pathMatches(path, route)))
    return `No route serves '${route}'. ${suggestion(route, paths)}`;
  return undefined;
}

function line({ role, kind, subject, reach, source }: AccessCell): string {
  const sign = reach === 'yes' ? 'yes ' : reach === 'some' ? 'some' : '–   ';
  return `${sign} ${role.padEnd(16)} ${kind.padEnd(10)} ${subject.padEnd(48)} ${source}`;
}
