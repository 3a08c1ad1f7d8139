import type {
  CalendarSource,
  DashboardSource,
  DetailSource,
  EntitySource,
  FieldSource,
  ScreenSource,
  TableSource,
} from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, type FormSource, placeIn } from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach, together } from '../Rule.ts';
import { checkDashboard } from './fields/dashboardFields.ts';
import { checkDetail } from './fields/detailFields.ts';
import { expectField } from './fields/expectField.ts';
import { checkTable } from './fields/tableFields.ts';
import { expectForm } from './knownScreensAndForms.ts';

/** SPEC105: fields that entities, screens and forms name exist. */
export const knownFields = together(
  ruleOfEach((draft) => draft.entities.values(), checkEntity),
  ruleOfEach((draft) => draft.screens.values(), checkScreen),
  ruleOfEach((draft) => draft.forms.values(), checkForm),
);

function checkScreen(context: RuleContext, screen: Declared<ScreenSource>): void {
  const source = screen.value as { kind?: string };
  if (source.kind === 'table') checkTable(context, screen as Declared<TableSource>);
  if (source.kind === 'detail') checkDetail(context, screen as Declared<DetailSource>);
  if (source.kind === 'calendar') checkCalendar(context, screen as Declared<CalendarSource>);
  if (source.kind === 'dashboard') checkDashboard(context, screen as Declared<DashboardSource>);
}

function checkForm(context: RuleContext, form: Declared<FormSource>): void {
  for (const [index, field] of form.value.fields.entries()) {
    const name = typeof field === 'string' ? field : field.field;
    const path: SpecPath = typeof field === 'string' ? ['fields', index] : ['fields', index, 'field'];
    if (name && form.value.entity) expectFormField(context, form.value.entity, name, form, path);
    else if (name) reportNoEntity(context, name, form, path);
    if (typeof field !== 'string') checkOptions(context, form, field.options ?? {}, index);
  }
}

/** What a widget reads beside its own value stands in the same form. */
function checkOptions(context: RuleContext, form: Declared<FormSource>, options: object, index: number): void {
  const known = new Map(context.index.forms.get(form.id)?.fields.map((field) => [field.name, field]));
  for (const [option, name] of Object.entries(options)) {
    const place = { declared: form, path: ['fields', index, 'options', option] };
    context.expectKnown('SPEC105', 'field of the form', name, known, place);
  }
}

function reportNoEntity(context: RuleContext, name: string, form: Declared<FormSource>, path: SpecPath): void {
  const message = `The form is of no entity that could have the field '${name}'.`;
  context.report('SPEC105', placeIn(form, path), message, "Add 'entity: …', or give it 'name:', 'type:' and 'label:'.");
}

function checkEntity(context: RuleContext, entity: Declared<EntitySource>): void {
  const expect = (name: string, path: SpecPath): void => expectField(context, entity.id, name, entity, path, true);
  expect(entity.value.display, ['display']);
  if (entity.value.sort) expect(entity.value.sort.replace(/^-/, ''), ['sort']);
  for (const [index, names] of (entity.value.indexes ?? []).entries()) {
    if (typeof names === 'string') expect(names, ['indexes', index]);
    else for (const [at, name] of names.entries()) expect(name, ['indexes', index, at]);
  }
  for (const [index, name] of (entity.value.filtering?.free ?? []).entries()) {
    expect(name, ['filtering', 'free', index]);
  }
  for (const [name, source] of Object.entries(entity.value.fields)) {
    const field = source as FieldSource;
    if (typeof field === 'string') continue;
    for (const [index, from] of (field.from ?? []).entries()) expect(from, ['fields', name, 'from', index]);
    if (field.nameOf) {
      const refs = referencesOf(entity);
      const place = { declared: entity, path: ['fields', name, 'nameOf'] };
      context.expectKnown('SPEC105', 'reference', field.nameOf, refs, place);
    }
    if (field.by && field.to && context.draft.entities.has(field.to)) {
      expectField(context, field.to, field.by, entity, ['fields', name, 'by'], true);
    }
    checkAmong(context, entity, name, field);
  }
}

/** Its fields that refer to one record, by name. */
function referencesOf({ value }: Declared<EntitySource>): ReadonlyMap<string, unknown> {
  return new Map(
    Object.entries(value.fields as Readonly<Record<string, FieldSource>>).filter(
      ([, source]) => typeof source !== 'string' && source.type === 'ref',
    ),
  );
}

/** Fields and values of the records that a reference offers. */
function checkAmong(
  context: RuleContext,
  entity: Declared<EntitySource>,
  name: string,
  { to = '', among = {} }: Exclude<FieldSource, string>,
): void {
  for (const [of, values] of Object.entries(among)) {
    const path = ['fields', name, 'among', of];
    expectField(context, to, of, entity, path);
    const enumName = context.index.entities.get(to)?.fields.find((field) => field.name === of)?.enum;
    const known = context.draft.enums.get(enumName ?? '')?.value.values;
    if (!known) continue;
    const ids = new Map(Object.keys(known).map((id) => [id, id]));
    for (const [index, value] of values.entries()) {
      context.expectKnown('SPEC106', 'value', String(value), ids, { declared: entity, path: [...path, index] });
    }
  }
}

function checkCalendar(context: RuleContext, screen: Declared<CalendarSource>): void {
  const { create, sources } = screen.value;
  if (create) expectForm(context, create, screen, ['create']);
  for (const [index, source] of sources.entries()) {
    for (const property of ['start', 'end', 'name'] as const) {
      const name = source[property];
      if (name) expectField(context, source.entity, name, screen, ['sources', index, property]);
    }
  }
}

/** A form may also name a part of an object; inside JSON there is nothing to compare with. */
function expectFormField(
  context: RuleContext,
  entityName: string,
  name: string,
  form: Declared<unknown>,
  path: SpecPath,
): void {
  const [head = '', part] = name.split('.');
  const entity = context.index.entities.get(entityName);
  const owner = entity?.fields.find((field) => field.name === head);
  const isPart = part !== undefined && owner?.type === 'object';
  if (isPart && owner.fields?.some((field) => field.name === part)) return;
  expectField(context, entityName, name, form, path);
}
