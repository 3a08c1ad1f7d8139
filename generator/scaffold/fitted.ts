import { suggestion } from '../diagnostics/suggest.ts';
import { EditProblem } from '../edit/Edits.ts';
import { defaultGroups, type Project } from './Project.ts';
import { entryText } from './templates.ts';

const sidebar = 'spec/menus/sidebar.yaml';

export function withEntry(
  { texts, model }: Project,
  name: string,
  label: string,
  path: string,
): readonly [string, string] {
  const before = (texts.get(sidebar) ?? '').replace(/\n*$/, '\n');
  const taken = JSON.stringify(model.menus).includes(`"name":"${name}"`);
  const icon = /\bicon: ([\w-]+)/.exec(before)?.[1] ?? 'rocket';
  return [sidebar, `${before}${entryText(taken ? `${name}-own` : name, label, path).replace('ICON', icon)}`];
}

export function newFile({ texts }: Project, path: string, text: string): readonly [string, string] {
  refuseTaken(texts.has(path), path);
  return [path, text];
}

export function refuseTaken(isTaken: boolean, what: string): void {
  if (isTaken) throw new EditProblem(`${what} is there already.`);
}

export function entityOf({ model }: Project, name: string) {
  const found = model.entities.find((entity) => entity.name === name);
  if (found) return found;
  const known = model.entities.map((entity) => entity.name);
  throw new EditProblem(
    `The entity '${name}' does not exist. ${suggestion(name, known)} Or: npm run spec -- new entity ${name}`,
  );
}

/** Whoever reads some records of an entity, as the name of a group or as a list. */
export function readersOf({ model }: Project, entity: string): string {
  const meta = model.entities.find(({ name }) => name === entity);
  const roles = meta?.access.read.find((rule) => rule.roles !== undefined)?.roles;
  if (!roles) return defaultGroups(model).readers;
  const group = Object.entries(model.roleGroups).find(
    ([, members]) => [...members].sort().join() === [...roles].sort().join(),
  );
  return group?.[0] ?? (roles.length === 1 ? (roles[0] ?? '') : `[${roles.join(', ')}]`);
}
