import type { EntitySource, FieldSource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, type Draft, type EnumSource, placeIn } from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach, together } from '../Rule.ts';

/** What every object of the language has: a name like these finds something where nothing was written. */
const ofObjects = Object.getOwnPropertyNames(Object.prototype);
/** Columns and fields that every record has. */
const ofRecords = ['id', '_id', 'version', 'tenantId', 'createdAt', 'updatedAt', 'may'];
/** Types that the GraphQL schema and the generated TypeScript have already. */
const ofTypes = [
  ...['Query', 'Mutation', 'Subscription', 'String', 'Int', 'Float', 'Boolean', 'ID', 'Date', 'DateTime', 'JSON'],
  ...[
    'TranslatedText',
    'TranslatedTextInput',
    'TranslatedWriting',
    'TranslatedWritingInput',
    'GroupCount',
    'RecordRights',
    'Record',
    'Readonly',
    'Object',
  ],
];
/** Words that GraphQL keeps from values. */
const ofValues = ['true', 'false', 'null'];
/** Suffixes of the types that belong to an entity or an enumeration: `StartupPage` is the page of `Startup`. */
const suffixes = [
  'Page',
  'Filter',
  'Sort',
  'SortField',
  'CountField',
  'CreateInput',
  'UpdateInput',
  'FilterInput',
  'ListFilterInput',
];

/** SPEC005: names that the language, the database or the API already use for something else. */
export const reservedNames = together(
  ruleOfEach((draft) => draft.entities.values(), checkEntity),
  ruleOfEach((draft) => draft.enums.values(), checkEnum),
  ruleOfEach(named, checkId),
);

/** Declarations whose ids become keys of what is generated. */
function* named(draft: Draft): Iterable<Declared<unknown>> {
  const {
    forms,
    screens,
    fieldTypes,
    roles,
    groups,
    categories,
    roleLabels,
    switches,
    flags,
    planLimited,
    operations,
  } = draft;
  for (const list of [
    forms,
    screens,
    fieldTypes,
    roles,
    groups,
    categories,
    roleLabels,
    switches,
    flags,
    planLimited,
    operations,
  ])
    yield* list.values();
}

function checkId(context: RuleContext, declared: Declared<unknown>): void {
  refuse(context, declared, declared.id, [], ofObjects, 'every object has something of this name');
}

function checkEntity(context: RuleContext, entity: Declared<EntitySource>): void {
  checkType(context, entity, ['entity']);
  checkFields(context, entity, entity.value.fields as Readonly<Record<string, FieldSource>>, ['fields'], ofRecords);
}

function checkFields(
  context: RuleContext,
  entity: Declared<EntitySource>,
  fields: Readonly<Record<string, FieldSource>>,
  path: SpecPath,
  own: readonly string[],
): void {
  for (const [name, field] of Object.entries(fields)) {
    const at = [...path, name];
    refuse(context, entity, name, at, own, 'every record has a field of this name');
    refuse(context, entity, name, at, ofObjects, 'every object has something of this name');
    const inner = typeof field === 'string' || !('fields' in field) ? undefined : field.fields;
    if (inner) checkFields(context, entity, inner as Readonly<Record<string, FieldSource>>, [...at, 'fields'], []);
  }
}

function checkEnum(context: RuleContext, declared: Declared<EnumSource>): void {
  checkType(context, declared, []);
  for (const value of Object.keys(declared.value.values)) {
    const at = ['values', value];
    refuse(context, declared, value, at, ofValues, 'GraphQL keeps this word for itself');
    refuse(context, declared, value, at, ofObjects, 'every object has something of this name');
    if (value.startsWith('__') && !ofObjects.includes(value))
      refuse(context, declared, value, at, [value], 'GraphQL keeps names that begin with __ for itself');
  }
}

/** Entities and enumerations are types of one schema: neither may be called what another one, or a part of it, is. */
function checkType(context: RuleContext, declared: Declared<unknown>, path: SpecPath): void {
  const { entities, enums } = context.draft;
  refuse(context, declared, declared.id, path, ofTypes, 'the API has a type of this name');
  if (path.length > 0 && enums.has(declared.id))
    refuse(context, declared, declared.id, path, [declared.id], 'an enumeration has this name');
  for (const suffix of suffixes) {
    const owner = declared.id.endsWith(suffix) ? declared.id.slice(0, -suffix.length) : '';
    if (entities.has(owner) || (suffix.endsWith('FilterInput') && enums.has(owner)))
      refuse(context, declared, declared.id, path, [declared.id], `the API makes a type of this name for ${owner}`);
  }
}

function refuse(
  context: RuleContext,
  declared: Declared<unknown>,
  name: string,
  path: SpecPath,
  reserved: readonly string[],
  why: string,
): void {
  if (!reserved.includes(name)) return;
  const on = path.at(-1) === 'entity' ? 'value' : 'key';
  context.report(
    'SPEC005',
    placeIn(declared, path, on),
    `'${name}' can not be a name here: ${why}.`,
    'Give it another name.',
  );
}
