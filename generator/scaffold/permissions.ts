import { suggestion } from '../diagnostics/suggest.ts';
import { EditProblem, type Edits } from '../edit/Edits.ts';
import { specPath } from '../model/buildRoutes.ts';
import { entityOf, refuseTaken } from './fitted.ts';
import { defaultGroups, type Project, type Wishes } from './Project.ts';
import { permissionText } from './templates.ts';

/** A permission and what asks for it: the writes of an entity, or a route. One that nothing asks for would be a finding. */
export function newPermission(project: Project, key: string, { entity, route }: Wishes): Edits {
  const parts = /^([A-Z_]+(?:\/[A-Z_]+)?):([A-Z_]+)$/.exec(key);
  if (!parts) throw new EditProblem(`'${key}' can not be a permission. Write it as AREA:ACTION: PERKS:EDIT.`);
  refuseTaken(
    project.model.permissions.some((known) => known.key === key),
    `The permission '${key}'`,
  );
  const inWords = (text = ''): string => text.toLowerCase().replace(/[_/]/g, ' ');
  const label = `${inWords(parts[2]).replace(/^./, (first) => first.toUpperCase())} ${inWords(parts[1])}`;
  if (entity === undefined && route === undefined)
    throw new EditProblem(
      'Say what asks for it: --entity Perk for the writes of its records, --route /perks for a page.',
    );
  const [asks, granted] =
    entity === undefined ? askedByRoute(project, route ?? '', key) : askedByEntity(project, entity, key);
  const file = `spec/access/permissions/${inWords(parts[1]?.split('/')[0]).replaceAll(' ', '-')}.yaml`;
  const text = permissionText(key, label, `{ ${granted}: ALL }`);
  return new Map([[file, `${project.texts.get(file) ?? ''}${text}`], asks]);
}

type Asked = readonly [file: readonly [string, string], granted: string];

/** The guard of a route, replaced by one that asks for the permission; whoever could open it is granted it. */
function askedByRoute({ texts, model }: Project, path: string, key: string): Asked {
  const served = model.routes.find((other) => specPath(other.path) === path);
  const known = model.routes.map((other) => specPath(other.path));
  if (!served) throw new EditProblem(`No route serves '${path}'. ${suggestion(path, known)}`);
  const head = new RegExp(
    `^(- path: '?${path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}'?\\n(?: {2}.*\\n)*? {2}allow: ).*\\n`,
    'm',
  );
  const file = [...texts].find(([name, text]) => name.startsWith('spec/routes/') && head.test(text));
  if (!file) throw new EditProblem(`The route '${path}' is not written as others are.`);
  const roles = served.guard.roles;
  const group = Object.entries(model.roleGroups).find(
    ([, members]) => [...members].sort().join() === [...(roles ?? [])].sort().join(),
  );
  return [
    [file[0], file[1].replace(head, (_, before: string) => `${before}{ permission: ${key} }\n`)],
    group?.[0] ?? (roles?.length === 1 ? (roles[0] ?? '') : defaultGroups(model).writers),
  ];
}

/** The rules of an entity's writes, replaced by one that asks for the permission. */
function askedByEntity(project: Project, name: string, key: string): Asked {
  entityOf(project, name);
  const file = [...project.texts].find(([, text]) => new RegExp(`^entity: ${name}$`, 'm').test(text));
  if (!file) throw new EditProblem(`The file of ${name} is not written as others are.`);
  const rules = /^ {2}(create|update|delete):(?:.*\n)(?: {4}.*\n)*/gm;
  const text = file[1].replace(rules, (_, action: string) => `  ${action}: [{ permission: ${key} }]\n`);
  return [[file[0], text], defaultGroups(project.model).writers];
}
