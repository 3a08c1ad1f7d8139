import { suggestion } from '../diagnostics/suggest.ts';
import { EditProblem, type Edits } from '../edit/Edits.ts';
import { loadSpec } from '../load/loadSpec.ts';
import type { SpecFile, SpecPath } from '../load/SpecFile.ts';
import { enumStatements, fieldStatements, permissionStatements } from './migrationText.ts';
import type { RenameProject, Renaming } from './Renaming.ts';
import { renameRoute } from './renameRoute.ts';

type Make = (project: RenameProject, from: string, to: string) => Renaming;

/** What `spec rename` can give another name. */
export const renamings: Readonly<Record<string, Make>> = {
  field: renameField,
  value: renameValue,
  permission: renamePermission,
  route: renameRoute,
};

/** `Startup.tagline` → `slogan`. */
function renameField({ input, model }: RenameProject, from: string, to: string): Renaming {
  const [entityName = '', old = ''] = from.split('.');
  const entity = model.entities.find(({ name }) => name === entityName);
  const names = model.entities.flatMap(({ name, fields }) => fields.map((field) => `${name}.${field.name}`));
  const field = entity?.fields.find(({ name }) => name === old);
  if (!entity || !field) throw new EditProblem(`There is no field '${from}'. ${suggestion(from, names)}`);
  refuseTaken(
    entity.fields.some(({ name }) => name === to),
    `${entityName}.${to}`,
  );
  const statements = fieldStatements(entity, field, to);
  return {
    from: old,
    to,
    declared: withKey(
      input.texts,
      'entities',
      ['fields', old],
      to,
      (value) => (value as { entity?: string }).entity === entityName,
    ),
    rewritten: wordReplaced(old, to),
    keys: [
      [`field.${entityName}.${old}`, `field.${entityName}.${to}`],
      [`_${old}`, `_${to}`],
    ],
    ...(statements.length > 0 && { migration: { about: `${from} is called ${to}.`, statements } }),
  };
}

/** `TaskType.evaluation` → `scoring`. */
function renameValue({ input, model }: RenameProject, from: string, to: string): Renaming {
  const [enumName = '', old = ''] = from.split('.');
  const found = model.enums.find(({ name }) => name === enumName);
  const names = model.enums.flatMap(({ name, values }) => values.map(({ value }) => `${name}.${value}`));
  if (!found?.values.some(({ value }) => value === old))
    throw new EditProblem(`There is no value '${from}'. ${suggestion(from, names)}`);
  refuseTaken(
    found.values.some(({ value }) => value === to),
    `${enumName}.${to}`,
  );
  const statements = enumStatements(model.entities, enumName, old, to);
  return {
    from: old,
    to,
    declared: withKey(input.texts, 'enums', [enumName, 'values', old], to),
    rewritten: wordReplaced(old, to),
    keys: [[`enum.${enumName}.${old}`, `enum.${enumName}.${to}`]],
    ...(statements.length > 0 && { migration: { about: `The value ${from} is called ${to}.`, statements } }),
  };
}

/** `STARTUP/FILE:EDIT` → `STARTUP/PROFILE:EDIT`. */
function renamePermission({ input, model }: RenameProject, from: string, to: string): Renaming {
  const known = model.permissions.map(({ key }) => key);
  if (!known.includes(from)) throw new EditProblem(`There is no permission '${from}'. ${suggestion(from, known)}`);
  if (!/^[A-Z_]+(\/[A-Z_]+)?:[A-Z_]+$/.test(to))
    throw new EditProblem(`'${to}' can not be a permission. Write it as AREA:ACTION.`);
  refuseTaken(known.includes(to), to);
  const flat = (key: string): string => key.replace(/[^A-Za-z0-9]+/g, '_');
  return {
    from,
    to,
    declared: withKey(input.texts, 'permissions', [from], to),
    rewritten: (written) => written.replaceAll(from, to),
    keys: [[`permission.${flat(from)}.`, `permission.${flat(to)}.`]],
    migration: { about: `The permission ${from} is called ${to}.`, statements: permissionStatements(from, to) },
  };
}

function refuseTaken(isTaken: boolean, what: string): void {
  if (isTaken) throw new EditProblem(`${what} is there already.`);
}

/** A name as a word of its own: in a path, an expression, a parameter in braces. */
const wordReplaced =
  (from: string, to: string) =>
  (written: string): string =>
    written.replace(new RegExp(`(?<![A-Za-z0-9_$])${from}(?![A-Za-z0-9_])`, 'g'), to);

/** The file in which a key stands at a path, with another key there. */
function withKey(
  texts: RenameProject['input']['texts'],
  kind: SpecFile['kind'],
  path: SpecPath,
  to: string,
  isIt: (value: unknown) => boolean = () => true,
): Edits {
  const files = loadSpec(texts).files.filter(
    (file) => file.kind === kind && isIt(file.value) && hasPath(file.value, path),
  );
  const [file] = files;
  if (!file) throw new EditProblem(`The declaration of '${path.at(-1)}' was not found.`);
  const { line, column, length } = file.place(path, 'key');
  const lines = [...file.lines];
  const text = lines[line - 1] ?? '';
  lines[line - 1] = text.slice(0, column - 1) + to + text.slice(column - 1 + length);
  return new Map([[file.file, lines.join('\n')]]);
}

function hasPath(value: unknown, [head, ...rest]: SpecPath): boolean {
  if (head === undefined) return true;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, head)) return false;
  return hasPath((value as Readonly<Record<string, unknown>>)[String(head)], rest);
}
