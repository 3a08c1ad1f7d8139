import type { EntitySource, FieldSource, ScreenSource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { type Declared, type EnumSource, type EventSource, type FormSource, placeIn } from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach, together } from '../Rule.ts';

type FieldSettings = Exclude<FieldSource, string>;

/** SPEC104, SPEC106, SPEC109: what fields, screens and forms name exists, and is given where it is needed. */
export const knownEntities = together(
  ruleOfEach((draft) => draft.entities.values(), checkEntity),
  ruleOfEach((draft) => draft.screens.values(), checkScreen),
  ruleOfEach((draft) => draft.forms.values(), checkForm),
  ruleOfEach((draft) => draft.enums.values(), checkGroups),
  ruleOfEach((draft) => draft.events.values(), checkEvent),
);

function checkEntity(context: RuleContext, entity: Declared<EntitySource>): void {
  for (const [name, source] of Object.entries(entity.value.fields))
    checkField(context, entity, ['fields', name], source as FieldSource);
}

function checkScreen(context: RuleContext, screen: Declared<ScreenSource>): void {
  const expect = (entity: string, path: SpecPath): boolean =>
    context.expectKnown('SPEC104', 'entity', entity, context.draft.entities, { declared: screen, path });
  const { value } = screen;
  if ('entity' in value) expect(value.entity, ['entity']);
  for (const [list, parts] of [
    ['sources', 'sources' in value ? value.sources : []],
    ['cards', 'cards' in value ? value.cards : []],
  ] as const) {
    for (const [index, { entity }] of parts.entries()) if (entity) expect(entity, [list, index, 'entity']);
  }
}

function checkForm(context: RuleContext, form: Declared<FormSource>): void {
  const { draft } = context;
  const { entity, fields } = form.value;
  if (entity) context.expectKnown('SPEC104', 'entity', entity, draft.entities, { declared: form, path: ['entity'] });
  for (const [index, field] of fields.entries()) {
    if (typeof field === 'string' || !field.enum) continue;
    const at = { declared: form, path: ['fields', index, 'enum'] };
    context.expectKnown('SPEC106', 'enumeration', field.enum, draft.enums, at);
  }
}

/** What an event carries begins with a capital letter where it is the id of a record. */
function checkEvent(context: RuleContext, event: Declared<EventSource>): void {
  for (const [part, type] of Object.entries(event.value.payload)) {
    const entity = /^[A-Z][A-Za-z0-9]*/.exec(type)?.[0];
    if (entity === undefined) continue;
    const at = { declared: event, path: ['payload', part] };
    context.expectKnown('SPEC104', 'entity', entity, context.draft.entities, at);
  }
}

function checkGroups(context: RuleContext, declared: Declared<EnumSource>): void {
  const known = new Set(Object.keys(declared.value.values));
  for (const [name, group] of Object.entries(declared.value.groups ?? {})) {
    for (const [index, value] of group.values.entries()) {
      context.expectKnown('SPEC106', 'value', value, known, { declared, path: ['groups', name, 'values', index] });
    }
  }
}

function checkField(context: RuleContext, entity: Declared<unknown>, path: SpecPath, source: FieldSource): void {
  const field: FieldSettings = typeof source === 'string' ? { type: source } : source;
  if (field.as)
    context.expectKnown('SPEC109', 'form field type', field.as, context.draft.fieldTypes, {
      declared: entity,
      path: [...path, 'as'],
    });
  const needs = (
    property: 'to' | 'enum' | 'by' | 'fields' | 'graphql',
    code: 'SPEC104' | 'SPEC105' | 'SPEC106',
    fix: string,
  ): void => {
    if (field[property] === undefined)
      context.report(code, placeIn(entity, path, 'key'), `A field of type '${field.type}' needs '${property}'.`, fix);
  };
  if (['ref', 'refs', 'many'].includes(field.type)) needs('to', 'SPEC104', "Add 'to: <Entity>'.");
  if (field.type === 'many') needs('by', 'SPEC105', "Add 'by: <field of the other entity that points here>'.");
  if (['enum', 'enumList'].includes(field.type)) needs('enum', 'SPEC106', "Add 'enum: <Enumeration>'.");
  if (['object', 'objectList'].includes(field.type)) needs('fields', 'SPEC105', 'List the inner fields.');
  if (field.type === 'computed') needs('graphql', 'SPEC105', "Add 'graphql: String!' or whatever it yields.");
  if (field.to)
    context.expectKnown('SPEC104', 'entity', field.to, context.draft.entities, {
      declared: entity,
      path: [...path, 'to'],
    });
  if (field.enum)
    context.expectKnown('SPEC106', 'enumeration', field.enum, context.draft.enums, {
      declared: entity,
      path: [...path, 'enum'],
    });
  for (const [name, inner] of Object.entries((field.fields ?? {}) as Record<string, FieldSource>)) {
    checkField(context, entity, [...path, 'fields', name], inner);
  }
}
