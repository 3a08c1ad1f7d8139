import type { EntitySource, FieldSource, ScreenSource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import type { CodeNames } from '../../model/CodeNames.ts';
import {
  type Declared,
  type FieldTypeSource,
  type OperationSource,
  type PermissionSource,
  placeIn,
} from '../../model/Draft.ts';
import { type RuleContext, ruleOfEach, together } from '../Rule.ts';
import { generatedFields } from './generatedFields.ts';

/** Types that GraphQL or the generated schema has. */
const builtIn = [
  'String',
  'Int',
  'Float',
  'Boolean',
  'ID',
  'Date',
  'DateTime',
  'JSON',
  'TranslatedText',
  'TranslatedWriting',
];

/** SPEC115: components, widgets, guards, operations and GraphQL types that the spec names have been written. */
export const knownCode = together(
  ruleOfEach((draft) => draft.screens.values(), checkScreen),
  ruleOfEach((draft) => draft.fieldTypes.values(), checkFieldType),
  ruleOfEach((draft) => draft.operations.values(), checkOperation),
  ruleOfEach((draft) => draft.permissions.values(), checkPermission),
  ruleOfEach((draft) => draft.entities.values(), checkEntity),
);

interface WithComponent {
  readonly component?: string;
}

function checkScreen(context: RuleContext, declared: Declared<ScreenSource>): void {
  const { code } = context;
  if (!code) return;
  const expect = (what: string, name: string | undefined, known: ReadonlySet<string>, path: SpecPath): void => {
    if (name !== undefined) context.expectKnown('SPEC115', what, name, known, { declared, path });
  };
  const screen = declared.value as WithComponent & {
    readonly bar?: { readonly component: string };
    readonly tabs?: readonly (WithComponent & { readonly pages?: readonly WithComponent[] })[];
    readonly cards?: readonly WithComponent[];
    readonly record?: string;
  };
  const cards = screen.record === undefined ? code.cards : code.tabs;
  expect('component', screen.component, code.screens, ['component']);
  expect('component', screen.bar?.component, code.tabs, ['bar', 'component']);
  for (const [index, { component, pages = [] }] of (screen.tabs ?? []).entries()) {
    expect('component', component, code.tabs, ['tabs', index, 'component']);
    for (const [at, page] of pages.entries())
      expect('component', page.component, code.tabs, ['tabs', index, 'pages', at, 'component']);
  }
  for (const [index, { component }] of (screen.cards ?? []).entries())
    expect('component', component, cards, ['cards', index, 'component']);
}

function checkFieldType(context: RuleContext, declared: Declared<FieldTypeSource>): void {
  const { code } = context;
  if (code)
    context.expectKnown('SPEC115', 'widget', declared.value.widget, code.widgets, { declared, path: ['widget'] });
}

/** Operations of entities may have a rule of their own too. */
function checkOperation(context: RuleContext, declared: Declared<OperationSource>): void {
  const { code } = context;
  if (!code || code.rootFields.has(declared.id) || generatedFields(context.model.entities).has(declared.id)) return;
  const known = new Set([...code.rootFields, ...generatedFields(context.model.entities)]);
  context.expectKnown('SPEC115', 'operation', declared.id, known, { declared, path: [], on: 'key' });
}

/** A guard that asks for another permission than it is said to leaves this one without effect. */
function checkPermission(context: RuleContext, declared: Declared<PermissionSource>): void {
  const { code } = context;
  const guard = declared.value.decides;
  if (!code || guard === undefined) return;
  const path = ['decides'];
  if (!context.expectKnown('SPEC115', 'guard', guard, code.guards, { declared, path })) return;
  if (code.guards.get(guard)?.has(declared.id)) return;
  const message = `'${guard}' does not ask for '${declared.id}'.`;
  context.report(
    'SPEC115',
    placeIn(declared, path),
    message,
    "Ask for it there, name the guard that does, or take 'decides' out.",
  );
}

function checkEntity(context: RuleContext, entity: Declared<EntitySource>): void {
  if (context.code) checkTypes(context, context.code, entity, entity.value.fields as Fields, ['fields']);
}

type Fields = Readonly<Record<string, FieldSource>>;

/** Fields of objects too. */
function checkTypes(
  context: RuleContext,
  code: CodeNames,
  entity: Declared<EntitySource>,
  fields: Fields,
  path: SpecPath,
): void {
  for (const [name, source] of Object.entries(fields)) {
    if (typeof source === 'string') continue;
    const at = [...path, name];
    const type = source.graphql?.replace(/[[\]!]/g, '') ?? '';
    const isKnown = [
      builtIn.includes(type),
      code.graphqlTypes.has(type),
      context.draft.entities.has(type),
      context.draft.enums.has(type),
    ];
    if (type !== '' && !isKnown.includes(true)) {
      const known = new Set([...builtIn, ...code.graphqlTypes]);
      context.expectKnown('SPEC115', 'GraphQL type', type, known, { declared: entity, path: [...at, 'graphql'] });
    }
    if (source.fields) checkTypes(context, code, entity, source.fields as Fields, [...at, 'fields']);
  }
}
