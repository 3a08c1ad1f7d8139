import { looksElsewhere } from '#domain/calculation/looksElsewhere.ts';
import type { VisibilityRule } from '#domain/model/access.ts';
import type { EntityMeta, FieldMeta, FieldType } from '#domain/model/entity.ts';
import type { EntitySource, FieldSource } from '../language/sourceTypes.ts';
import type { SpecPath } from '../load/SpecFile.ts';
import { humanise, textKeys } from '../text/textKeys.ts';
import type { BuildContext } from './BuildContext.ts';
import { buildAccessRules } from './buildAccess.ts';
import { beginningOf } from './calculations/beginningOf.ts';
import { calculationGround } from './calculations/CalculationGround.ts';
import { readCalculation } from './calculations/readCalculation.ts';
import { conditionOf } from './conditions/conditionOf.ts';
import { type Declared, sourceOf } from './Draft.ts';

type FieldSettings = Exclude<FieldSource, string>;

const neverSorted: ReadonlySet<FieldType> = new Set([
  'many',
  'refs',
  'json',
  'object',
  'objectList',
  'labels',
  'richTexts',
  'image',
  'enumList',
  'textList',
  'computed',
]);
const neverFiltered: ReadonlySet<FieldType> = new Set([
  'json',
  'richText',
  'richTexts',
  'object',
  'objectList',
  'labels',
  'image',
]);

export function buildEntity(context: BuildContext, declared: Declared<EntitySource>): EntityMeta {
  const source = declared.value;
  context.text(textKeys.entityOne(declared.id), source.label.one, declared, ['label', 'one']);
  context.text(textKeys.entityMany(declared.id), source.label.many, declared, ['label', 'many']);
  const single = source.single ?? lowerFirst(declared.id);
  const rules = (action: 'read' | 'create' | 'update' | 'delete') =>
    buildAccessRules(context, declared, ['access', action], source.access[action], source.feature);
  const sort = source.sort ?? source.display;
  return {
    name: declared.id,
    table: snake(declared.id),
    single,
    plural: source.plural ?? pluralOf(single),
    ...(source.lookup && { lookup: source.lookup }),
    operations: source.operations ?? ['get', 'list', 'create', 'update', 'delete'],
    displayField: source.display,
    defaultSort: { field: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'DESC' : 'ASC' },
    fields: [
      ...buildParts(context, declared, [], source.fields as Record<string, FieldSource>),
      ...systemFields(context, declared),
    ],
    access: { read: rules('read'), create: rules('create'), update: rules('update'), delete: rules('delete') },
    ...(source.visibility && { visibility: buildVisibility(source.visibility) }),
    ...(source.plan && { plan: source.plan }),
    ...(source.filtering && { filtering: source.filtering }),
    indexes: (source.indexes ?? []).map((index) => (typeof index === 'string' ? [index] : index)),
    source: sourceOf(declared),
  };
}

function buildVisibility({ of, ...conditions }: NonNullable<EntitySource['visibility']>): VisibilityRule {
  const parts = Object.entries(conditions).map(([setting, condition]) => [setting, conditionOf(condition)]);
  return { of, ...(Object.fromEntries(parts) as Omit<VisibilityRule, 'of'>) };
}

/** Every entity has these beside `_id` and `version`, which the server adds itself. */
function systemFields(context: BuildContext, declared: Declared<EntitySource>): FieldMeta[] {
  return (['createdAt', 'updatedAt'] as const).map((name) => {
    context.text(textKeys.field(declared.id, name), humanise(name), declared);
    return {
      name,
      type: 'dateTime',
      column: snake(name),
      required: true,
      sortable: true,
      filterable: true,
      searchable: false,
      readonly: true,
      hidden: false,
    };
  });
}

function buildField(
  context: BuildContext,
  declared: Declared<EntitySource>,
  path: SpecPath,
  name: string,
  source: FieldSource,
): FieldMeta {
  const field: FieldSettings = typeof source === 'string' ? { type: source } : source;
  const key = textKeys.field(declared.id, namesIn(path).join('_'));
  context.text(key, field.label ?? humanise(name), declared, field.label ? [...path, 'label'] : path);
  const { type } = field;
  const hidden = field.hidden ?? false;
  // Filled in step by step: there are thousands of fields, and an object spread for each part that may be missing
  // took longer than all else here.
  const meta: { -readonly [Part in keyof FieldMeta]: FieldMeta[Part] } = {
    name,
    type,
    column: field.via ? null : columnOf(name, type),
    required: field.required ?? false,
    sortable: !hidden && !neverSorted.has(type) && (field.sort ?? true),
    // Records of another entity, and what is worked out, are looked into only where the spec says so: each such filter
    // is a subselect, or an expression that no index knows.
    filterable:
      !hidden &&
      !(neverFiltered.has(type) && type !== 'richText') &&
      (field.filter ?? !(type === 'many' || type === 'computed')),
    searchable: field.search ?? false,
    readonly:
      (field.readonly ?? false) ||
      field.calculate !== undefined ||
      type === 'many' ||
      type === 'computed' ||
      field.via !== undefined,
    hidden,
  };
  if (field.as) meta.as = field.as;
  if (field.enum) meta.enum = field.enum;
  if (field.to) meta.entity = field.to;
  if (field.among) meta.among = field.among;
  if (field.mayBeClosed) meta.mayBeClosed = true;
  if (field.by) meta.inverse = field.by;
  if (field.via) meta.via = field.via;
  if (field.fields) meta.fields = buildParts(context, declared, path, field.fields as Record<string, FieldSource>);
  if (field.graphql) meta.graphqlType = field.graphql;
  if (field.from) meta.from = field.from;
  if (field.nameOf) meta.nameOf = field.nameOf;
  if (field.requiredWhen) meta.requiredWhen = conditionOf(field.requiredWhen);
  if (field.readonlyWhen) meta.readonlyWhen = conditionOf(field.readonlyWhen);
  if (field.pattern) meta.pattern = field.pattern;
  if (field.calculate) Object.assign(meta, calculationOf(context, declared.id, field));
  if (field.max !== undefined) meta.max = field.max;
  if (field.min !== undefined) meta.min = field.min;
  if (field.unique) meta.unique = true;
  const begins = beginningOf(type, field.default);
  if (begins) meta.begins = begins;
  else if (field.default !== undefined) meta.default = field.default;
  if (type === 'ref' && !field.via) meta.onDelete = field.onDelete ?? (field.required ? 'restrict' : 'setNull');
  return Object.assign(meta, fieldAccess(context, declared, path, field));
}

/** The fields of an object. */
function buildParts(
  context: BuildContext,
  declared: Declared<EntitySource>,
  path: SpecPath,
  parts: Readonly<Record<string, FieldSource>>,
): FieldMeta[] {
  return Object.entries(parts).flatMap(([name, part]) =>
    withDocument(buildField(context, declared, [...path, 'fields', name], name, part)),
  );
}

/** Formatted writing is two fields: its words, as a long text, and the document that they are taken from. */
function withDocument(field: FieldMeta): FieldMeta[] {
  if (field.type !== 'richText') return [field];
  const { name, as = 'rich_text', max, ...shared } = field;
  const document = `${name}Document`;
  const closed = { required: false, searchable: false, sortable: false, filterable: false } as const;
  return [
    { ...shared, name, type: 'longText', document, ...(max !== undefined && { max }) },
    { ...shared, ...closed, name: document, type: 'richText', as, words: name, column: snake(document) },
  ];
}

/** `fields.unitOfMeasure.fields.unitType` → the names alone. */
function namesIn(path: SpecPath): SpecPath {
  return path.length === 2 ? [path[1] ?? ''] : path.slice(1).filter((step) => step !== 'fields');
}

/** A field with a switch has rules of its own even where the spec gives it none: those of its record, and the switch. */
function fieldAccess(
  context: BuildContext,
  declared: Declared<EntitySource>,
  path: SpecPath,
  field: FieldSettings,
): Pick<FieldMeta, 'read' | 'write'> {
  // What points to records of an area goes with that area.
  const target = field.to === undefined ? undefined : context.draft.entities.get(field.to)?.value.feature;
  const feature = field.feature ?? (target === declared.value.feature ? undefined : target);
  const rules = (kind: 'read' | 'write') => {
    if (field[kind]) return { [kind]: buildAccessRules(context, declared, [...path, kind], field[kind], feature) };
    return feature ? { [kind]: [{ feature, source: sourceOf(declared, path) }] } : {};
  };
  return { ...rules('read'), ...rules('write') };
}

/**
 * The calculation with the fields it speaks of: who may not read one of them may not read what is made of it. What looks
 * at other records has no column, and is filtered by where the spec says so, as all that is worked out.
 */
function calculationOf(
  context: BuildContext,
  entity: string,
  { calculate = '', filter = false }: FieldSettings,
): Partial<FieldMeta> {
  const read = readCalculation(calculate, calculationGround(context.draft.entities, entity));
  // What can't be read the rules report.
  if (typeof read === 'string') return {};
  const { calculation, from } = read;
  return { calculate: calculation, from, ...(looksElsewhere(calculation) && { column: null, filterable: filter }) };
}

function columnOf(name: string, type: FieldType): string | null {
  if (type === 'many' || type === 'computed') return null;
  if (type === 'ref') return `${snake(name)}_id`;
  if (type === 'refs') return `${snake(name)}_ids`;
  return snake(name);
}

function snake(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();
}

function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}

export function pluralOf(single: string): string {
  if (/[^aeiou]y$/.test(single)) return `${single.slice(0, -1)}ies`;
  return /(s|x|ch|sh)$/.test(single) ? `${single}es` : `${single}s`;
}
