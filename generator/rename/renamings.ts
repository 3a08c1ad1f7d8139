import { suggestion } from '../diagnostics/suggest.ts';
import { EditProblem } from '../edit/Edits.ts';
import { enumStatements, fieldStatements, permissionStatements } from './migrationText.ts';
import { refuseTaken, withKey, wordReplaced } from './places.ts';
import type { RenameProject, Renaming } from './Renaming.ts';
import { renameForm, renameScreen } from './renameDrawn.ts';
import { renameEntity } from './renameEntity.ts';
import { renameMenuEntry } from './renameMenuEntry.ts';
import { renameRoute } from './renameRoute.ts';

type Make = (project: RenameProject, from: string, to: string) => Renaming;

/** What `spec rename` can give another name. */
export const renamings: Readonly<Record<string, Make>> = {
  field: renameField,
  value: renameValue,
  permission: renamePermission,
  route: renameRoute,
  entity: renameEntity,
  screen: renameScreen,
  form: renameForm,
  menu: renameMenuEntry,
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
