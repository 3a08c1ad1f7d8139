import { comparedNames } from '#domain/access/comparedNames.ts';
import type { EntityMeta, FieldMeta } from '#domain/model/entity.ts';
import type { FormMeta } from '#domain/model/forms.ts';
import { type OptionsSource, optionsDocument } from '#domain/model/optionsDocument.ts';
import type {
  DetailScreenMeta,
  HeaderActionMeta,
  RecordActionMeta,
  ScreenMeta,
  TableScreenMeta,
} from '#domain/model/screens.ts';
import { rememberEach } from '../../incremental/remember.ts';
import type { Groups } from '../../incremental/watch.ts';
import type { CodeNames } from '../../model/CodeNames.ts';
import type { Model } from '../../model/Model.ts';
import { type EmittedFiles, generatedNotice, literal } from '../EmittedFiles.ts';
import { validatorCode, validatorTypes } from '../validatorCode.ts';
import { columnsSelection, type Entities, identifier, selectRights, textParts } from './columnsSelection.ts';
import { documentsOfCalendar, documentsOfDashboard } from './queryDocuments.ts';
import { type KnownMutations, type RunDocuments, runDocuments } from './runDocuments.ts';
import { printSelection, type Selection, selectionOf } from './selection.ts';

/** What becomes of one screen or form: its files, and the documents in them. */
interface Emitted {
  readonly files: readonly (readonly [path: string, text: string])[];
  readonly documents: readonly string[];
}
interface ScreenInput extends Groups {
  readonly index: { readonly entities: Entities };
  readonly given: KnownMutations;
}

const emitEachScreen = rememberEach(({ index, given }: ScreenInput, screen: ScreenMeta): Emitted => {
  const own = documentsOfScreen(screen, index.entities);
  const runs = 'actions' in screen ? runDocuments(screen, given) : {};
  const path = `src/generated/screens/${screen.id}.gen.ts`;
  return {
    files: [[path, screenFile(screen, own, runs)]],
    documents: [...Object.values(own), ...Object.values(runs).flatMap((texts) => Object.values(texts))],
  };
});

const emitEachForm = rememberEach(({ index }: ScreenInput, form: FormMeta): Emitted => {
  const own = documentsOfForm(form, index.entities);
  const path = `src/generated/forms/${form.id}`;
  return {
    files: [
      [`${path}.gen.ts`, formFile(form, own)],
      [`${path}.check.gen.js`, validatorCode(form.schema, { spec: 'spec/forms', formats: 'formFormats' })],
      [`${path}.check.gen.d.ts`, validatorTypes],
    ],
    documents: Object.values(own),
  };
});

/** One file per generic screen with its data and its GraphQL documents, so that each is a chunk of its own. */
export function emitScreens(model: Model, code?: CodeNames): EmittedFiles {
  const input = {
    index: { entities: new Map(model.entities.map((entity) => [entity.name, entity])) },
    given: {
      mutations: code?.mutations ?? noMutations,
      enums: new Map(model.enums.map((one) => [one.name, one])),
    },
  };
  const emitted = [
    ...emitEachScreen(
      input,
      model.screens.filter((screen) => screen.kind !== 'component'),
    ),
    ...emitEachForm(input, model.forms),
  ];
  const listed = model.entities.filter((entity) => entity.operations.includes('list'));
  const documents = [
    ...emitted.flatMap((part) => part.documents),
    ...listed.map((entity) => optionsDocument(entity.name, optionsSource(entity))),
  ];
  return new Map([
    ...emitted.flatMap(({ files }) => files),
    ['src/generated/recordOptions.gen.ts', optionsFile(listed)],
    [
      'server/generated/screenOperations.gen.ts',
      `${generatedNotice('spec/screens and spec/forms')}\n/** Documents of the generic screens, exactly as the browser sends them. */\nexport const screenOperations: readonly string[] = ${literal([...new Set(documents)].sort())};\n`,
    ],
  ]);
}

const noMutations: KnownMutations['mutations'] = new Map();

function optionsFile(entities: readonly EntityMeta[]): string {
  const sources = Object.fromEntries(entities.map((entity) => [entity.name, optionsSource(entity)]));
  return `${generatedNotice('spec/entities')}import type { OptionsSource } from '#domain/model/optionsDocument.ts';\n\n/** How the records a reference can be set to are listed, by entity. */\nexport const recordOptions: Readonly<Record<string, OptionsSource>> = ${literal(sources)};\n`;
}

type Documents = Readonly<Record<string, string>>;

function screenFile(screen: ScreenMeta, documents: Documents, runs: Readonly<Record<string, RunDocuments>>): string {
  const type = `${screen.kind.charAt(0).toUpperCase()}${screen.kind.slice(1)}ScreenMeta`;
  const exports =
    screen.kind === 'calendar' || screen.kind === 'dashboard'
      ? [`export const documents: Readonly<Record<string, string>> = ${literal(documents)};\n`]
      : Object.entries(documents).map(([name, document]) => `export const ${name} = ${JSON.stringify(document)};\n`);
  if (Object.keys(runs).length > 0) exports.push(`export const runDocuments = ${literal(runs)};\n`);
  return (
    `${generatedNotice('spec/screens')}import type { ${type} } from '#domain/model/screens.ts';\n\n` +
    `export const screen: ${type} = ${literal(screen)};\n\n${exports.join('')}`
  );
}

function formFile(form: FormMeta, documents: Documents): string {
  const exports = Object.entries(documents).map(
    ([name, document]) => `export const ${name} = ${JSON.stringify(document)};\n`,
  );
  return (
    `${generatedNotice('spec/forms')}import type { FormMeta } from '#domain/model/forms.ts';\n\n` +
    `export { validate } from './${form.id}.check.gen.js';\n\n` +
    `export const form: FormMeta = ${literal(form)};\n\n${exports.join('')}`
  );
}

function documentsOfScreen(screen: ScreenMeta, entities: Entities): Documents {
  if (screen.kind === 'table') return documentsOfTable(screen, entities);
  if (screen.kind === 'calendar') return documentsOfCalendar(screen, entities);
  if (screen.kind === 'dashboard') return documentsOfDashboard(screen, entities);
  return screen.kind === 'detail' ? documentsOfDetail(screen, entities) : {};
}

function documentsOfTable(screen: TableScreenMeta, entities: Entities): Documents {
  const entity = entities.get(screen.entity);
  if (!entity) return {};
  const selection = columnsSelection(entity, screen.columns, entities);
  selectRights(selection, ['update', 'delete', 'readonly']);
  if (screen.board && 'enum' in screen.board.columns) selectionOf(selection, screen.board.group);
  for (const action of screen.actions ?? []) for (const field of fieldsOfAction(action)) selectionOf(selection, field);
  const name = `Screen_${identifier(screen.id)}`;
  const variables = `$filter: ${entity.name}Filter, $sort: [${entity.name}Sort!], $search: String, $cursor: String, $limit: Int`;
  const list = `query ${name}(${variables}) { page: ${entity.plural}(filter: $filter, sort: $sort, search: $search, cursor: $cursor, limit: $limit) { totalCount next prev results { ${printSelection(selection)} } } }`;
  return {
    listDocument: list,
    ...((screen.board ?? screen.actions ?? screen.columns.some(({ cell }) => cell)) &&
      entity.operations.includes('update') && { moveDocument: moveDocument(entity) }),
    ...(entity.operations.includes('delete') && {
      deleteDocument: `mutation Delete${entity.name}($id: ID!) { deleted: delete${entity.name}(id: $id) }`,
    }),
  };
}

/** What an action looks at, sets, or hands on. */
function fieldsOfAction({ set = {}, run, when, ...rest }: RecordActionMeta | HeaderActionMeta): readonly string[] {
  const calls = [run, run?.undo].flatMap((call) => Object.values(call?.with ?? {}));
  const texts = [...calls, 'to' in rest ? rest.to : ''].filter((value) => typeof value === 'string');
  const named = texts.flatMap((text) => [...text.matchAll(/\{([\w.]+)\}/g)].map(([, name = '']) => name));
  return [...Object.keys(set), ...(when ? comparedNames(when) : []), ...named];
}

/** Sets some fields of a record, whose new version is all that is asked for. */
const moveDocument = ({ name }: EntityMeta): string =>
  `mutation Move_${name}($id: ID!, $input: ${name}UpdateInput!, $version: Int) { record: update${name}(id: $id, input: $input, version: $version) { _id version } }`;

function documentsOfDetail(screen: DetailScreenMeta, entities: Entities): Documents {
  const entity = entities.get(screen.entity);
  if (!entity) return {};
  const columns = [
    ...screen.facts,
    ...(screen.people ?? []),
    ...screen.tabs.flatMap((tab) =>
      tab.content.kind === 'fields' ? tab.content.groups.flatMap((group) => group.fields) : [],
    ),
  ];
  const selection = columnsSelection(entity, columns, entities);
  const actions = screen.actions ?? [];
  const sets = actions.some(({ set }) => set !== undefined);
  selectRights(selection, sets ? ['update', 'readonly'] : ['update']);
  const named = actions.flatMap(fieldsOfAction);
  for (const { content } of screen.tabs) {
    for (const need of (content.kind === 'dashboard' && content.needs) || []) selectNeed(selection, entity, need);
  }
  for (const extra of [entity.displayField, screen.statusField, screen.imageField, screen.noteField, ...named])
    if (extra) selectionOf(selection, extra);
  const get = `query Screen_${identifier(screen.id)}($id: ID!) { record: ${entity.single}(id: $id) { ${printSelection(selection)} } }`;
  return {
    getDocument: get,
    ...(sets && entity.operations.includes('update') && { moveDocument: moveDocument(entity) }),
    ...(entity.operations.includes('delete') && {
      deleteDocument: `mutation Delete${entity.name}($id: ID!) { deleted: delete${entity.name}(id: $id) }`,
    }),
  };
}

/** A field that the cards of a tab compare with: of a reference the record that it names. */
function selectNeed(selection: Selection, { fields }: EntityMeta, need: string): void {
  const isReference = fields.some(({ name, entity }) => name === need && entity !== undefined);
  selectionOf(selection, isReference ? `${need}._id` : need);
}

function documentsOfForm(form: FormMeta, entities: Entities): Documents {
  const entity = entities.get(form.entity ?? '');
  if (!entity) return {};
  const selection: Selection = new Map([
    ['_id', null],
    ['version', null],
  ]);
  for (const formField of form.fields) {
    const [head = ''] = formField.name.split('.');
    const field = entity.fields.find((candidate) => candidate.name === head);
    if (!field) continue;
    if (field.type === 'object' || field.type === 'objectList') {
      selectObject(selection, field);
      continue;
    }
    const target = field.entity ? entities.get(field.entity) : undefined;
    if (target) {
      selectionOf(selection, `${field.name}._id`);
      selectionOf(selection, `${field.name}.${target.displayField}`);
    } else {
      selectValue(selection, field, field.name);
    }
  }
  selectRights(selection, ['update', 'readonly']);
  const fields = printSelection(selection);
  const name = identifier(form.id);
  return {
    ...(lookupOf(entity) && {
      getDocument: `query Form_${name}($id: ID!) { record: ${lookupOf(entity)} { ${fields} } }`,
    }),
    ...(entity.operations.includes('create') && {
      createDocument: `mutation ${form.operations?.create ?? `Create${entity.name}`}($input: ${entity.name}CreateInput!) { record: create${entity.name}(input: $input) { ${fields} } }`,
    }),
    ...(entity.operations.includes('update') && {
      updateDocument: `mutation ${form.operations?.update ?? `Update${entity.name}`}($id: ID!, $input: ${entity.name}UpdateInput!, $version: Int) { record: update${entity.name}(id: $id, input: $input, version: $version) { ${fields} } }`,
    }),
  };
}

/** An object is written as a whole: its form knows all of it, also the parts it does not show. */
function selectObject(selection: Selection, { name, fields = [] }: FieldMeta): void {
  for (const part of fields.filter((field) => !field.hidden)) selectValue(selection, part, `${name}.${part.name}`);
}

/** A value as its form needs it: of a text in several languages all that stands in each. */
function selectValue(selection: Selection, field: FieldMeta, path: string): void {
  selectionOf(selection, path);
  for (const part of textParts(field)) selectionOf(selection, `${path}.${part}`);
}

/** The call that gives one record by its id. */
function lookupOf(entity: EntityMeta): string | undefined {
  if (entity.operations.includes('get')) return `${entity.single}(id: $id)`;
  return entity.lookup && `${entity.lookup.query}(${entity.lookup.argument}: $id)`;
}

function optionsSource({ plural, displayField, fields }: EntityMeta): OptionsSource {
  const unique = fields.find((field) => field.unique && !field.hidden && field.name !== displayField);
  return { plural, display: displayField, ...(unique && { unique: unique.name }) };
}
