import { suggestion } from '../diagnostics/suggest.ts';
import { englishOf } from '../map/englishOf.ts';
import { specPath } from '../model/buildRoutes.ts';
import type { Model } from '../model/Model.ts';
import type { Command } from './Command.ts';
import { modelOf } from './modelOf.ts';

type Row = readonly [id: string, about: string, source?: string | undefined];
type English = (key: string) => string;

/** What each kind of thing is listed by: its id, what people call it or what it is, and where it stands. */
const lists: Readonly<Record<string, (model: Model, english: English) => readonly Row[]>> = {
  entities: ({ entities }, english) =>
    entities.map(({ name, source, fields }) => [
      name,
      `${english(`entity.${name}.many`)}, ${fields.length} fields`,
      source,
    ]),
  fields: ({ entities }, english) =>
    entities.flatMap(({ name, fields }) =>
      fields.map((field): Row => [`${name}.${field.name}`, `${field.type}, ${english(`field.${name}.${field.name}`)}`]),
    ),
  screens: ({ screens }, english) => screens.map(({ id, kind, titleKey }) => [id, `${kind}, ${english(titleKey)}`]),
  forms: ({ forms, drawnForms }, english) =>
    [...forms, ...drawnForms].map(({ id, titleKey, entity }) => [
      id,
      [entity, english(titleKey)].filter(Boolean).join(', '),
    ]),
  routes: ({ routes }, english) =>
    routes.map(({ path, id, titleKey, guard }) => [
      specPath(path),
      [id, english(titleKey)].filter(Boolean).join(', '),
      guard.source,
    ]),
  permissions: ({ permissions }, english) =>
    permissions.map(({ key, nameKey, source }) => [key, english(nameKey), source]),
  roles: ({ roles }, english) => roles.map(({ name, labelKey }) => [name, english(labelKey)]),
  enums: ({ enums }) => enums.map(({ name, values }) => [name, values.map(({ value }) => value).join(', ')]),
  events: ({ events }) => events.map(({ name, about }) => [name, about]),
  features: ({ switches }, english) => switches.map(({ name, labelKey }) => [name, english(labelKey)]),
  operations: ({ operations }) => Object.entries(operations).map(([name, { kind, source }]) => [name, kind, source]),
  constants: ({ app }) =>
    app.constants.map(({ name, value, unit }) => [name, `${JSON.stringify(value)} ${unit ?? ''}`.trim()]),
};

/** Everything of one kind, a line each; words after the kind narrow it: `npm run spec -- list routes startups`. */
export const list: Command = ({ root, words, format }) => {
  const [kind = '', ...narrowed] = words;
  const rowsOf = Object.hasOwn(lists, kind) ? lists[kind] : undefined;
  if (!rowsOf) {
    const known = Object.keys(lists);
    process.stderr.write(`Name what to list: ${known.join(', ')}. ${kind ? suggestion(kind, known) : ''}\n`);
    return 2;
  }
  const model = modelOf({ root, format });
  if (!model) return 1;
  const rows = rowsOf(model, englishOf(model.texts)).filter((row) =>
    narrowed.every((word) => row.join(' ').toLowerCase().includes(word.toLowerCase())),
  );
  const width = Math.min(48, Math.max(0, ...rows.map(([id]) => id.length)));
  if (format === 'json')
    process.stdout.write(
      `${JSON.stringify(
        rows.map(([id, about, source]) => ({ id, about, source })),
        null,
        2,
      )}\n`,
    );
  else
    for (const [id, about, source = ''] of rows)
      process.stdout.write(`${`${id.padEnd(width)}  ${about}  ${source}`.trimEnd()}\n`);
  return 0;
};
