import { contentsOf } from '../../model/contentsOf.ts';
import type { Model } from '../../model/Model.ts';
import { componentOf } from '../../model/screens/componentOf.ts';
import { type EmittedFiles, generatedNotice, literal, sortedBy, union } from '../EmittedFiles.ts';
import { enumFeatures } from '../enumFeatures.ts';
import { emitPermissionReach } from './emitPermissionReach.ts';
import { emitRecordPages } from './emitRecordPages.ts';
import { emitSettings } from './emitSettings.ts';

/** Enumerations, form field types, ids that hand-written maps must cover, and the English texts. */
export const browserData: readonly ((model: Model) => EmittedFiles)[] = [
  (model) => new Map([['src/generated/enums.gen.ts', emitEnums(model)]]),
  (model) => new Map([['src/generated/fieldTypes.gen.ts', emitFieldTypes(model)]]),
  (model) => new Map([['src/generated/ids.gen.ts', emitIds(model)]]),
  (model) => new Map([['src/generated/formLoaders.gen.ts', emitFormLoaders(model)]]),
  emitRecordPages,
  emitPermissionReach,
  emitSettings,
  (model) => new Map([['src/generated/locales/en/spec.json', `${JSON.stringify(nested(model), null, 2)}\n`]]),
];

/** Value → tone: the words are in the texts, under a key that follows from the names. */
function emitEnums(model: Model): string {
  const enums = Object.fromEntries(
    model.enums.map((item) => [
      item.name,
      Object.fromEntries(item.values.map(({ value, tone }) => [value, tone ?? ''])),
    ]),
  );
  return (
    `${generatedNotice('spec/enums')}\nexport type EnumName = ${union(model.enums.map((item) => item.name))};\n\n` +
    "/** Values of each enumeration in the spec's order, with their tone; an empty one is none. */\n" +
    `export const enums: Readonly<Record<EnumName, Readonly<Record<string, string>>>> = ${literal(enums)};\n\n` +
    '/** Values that need a switch of the tenant to be chosen. */\n' +
    `export const enumFeatures: Readonly<Record<string, Readonly<Record<string, string>>>> = ${literal(enumFeatures(model))};\n`
  );
}

function emitFieldTypes(model: Model): string {
  const types = Object.fromEntries(
    model.fieldTypes.map(({ id, about, schema, widget, mask, input, stories }) => [
      id,
      { about, schema, widget, mask, input, stories },
    ]),
  );
  return (
    `${generatedNotice('spec/fields')}\nexport interface FieldTypeMeta {\n  readonly about: string;\n  readonly schema: Readonly<Record<string, unknown>>;\n  readonly widget: WidgetName;\n` +
    '  readonly mask?: string;\n  readonly input?: string;\n  /** Story name → value shown. */\n  readonly stories: Readonly<Record<string, unknown>>;\n}\n\n' +
    `export type WidgetName = ${union([...new Set(model.fieldTypes.map((type) => type.widget))].sort())};\n` +
    `export type FieldTypeId = ${union(model.fieldTypes.map((type) => type.id))};\n\n` +
    `export const fieldTypes: Readonly<Record<FieldTypeId, FieldTypeMeta>> = ${literal(types)};\n`
  );
}

function emitIds(model: Model): string {
  const components = model.screens.flatMap((screen) => componentOf(screen) ?? []);
  const detailComponents = model.screens.flatMap((screen) =>
    screen.kind === 'detail'
      ? [
          ...(screen.bar ? [screen.bar.component] : []),
          ...contentsOf(screen).flatMap((content) => (content.kind === 'component' ? [content.component] : [])),
        ]
      : [],
  );
  const dashboards = model.screens.filter((screen) => screen.kind === 'dashboard');
  const cardsOf = (isAboutRecord: boolean): string[] =>
    dashboards
      .filter(({ record }) => (record !== undefined) === isAboutRecord)
      .flatMap(({ cards }) => cards.flatMap((card) => (card.kind === 'component' ? [card.component] : [])));
  const entries = Object.values(model.menus).flat();
  const all = [
    ...entries,
    ...entries.flatMap((entry) => [...entry.children, ...entry.children.flatMap((child) => child.children)]),
  ];
  const lines: [string, readonly string[]][] = [
    ['ScreenId', model.screens.map((screen) => screen.id)],
    ['ComponentScreenId', components],
    ['DetailComponentId', [...detailComponents, ...cardsOf(true)]],
    ['DashboardComponentId', cardsOf(false)],
    ['FormId', model.forms.map((form) => form.id)],
    ['WidgetId', model.fieldTypes.map((type) => type.widget)],
    ['IconName', all.map((entry) => entry.icon)],
    ['RouteId', model.routes.map((route) => route.id)],
    ['EntityId', model.entities.map((entity) => entity.name)],
  ];
  return `${generatedNotice('spec')}\n${lines.map(([name, ids]) => `export type ${name} = ${union([...new Set(ids)].sort())};\n`).join('')}`;
}

function emitFormLoaders(model: Model): string {
  const loaders = model.forms.map(
    (form) => `  ${JSON.stringify(form.id)}: () => import('./forms/${form.id}.gen.ts'),\n`,
  );
  return (
    `${generatedNotice('spec/forms')}import type { FormValidator } from '#domain/forms/FormValidator.ts';\nimport type { FormMeta } from '#domain/model/forms.ts';\nimport type { FormId } from './ids.gen.ts';\n\n` +
    'export interface LoadedForm {\n  readonly form: FormMeta;\n  readonly validate: FormValidator;\n' +
    '  readonly getDocument?: string;\n  readonly createDocument?: string;\n  readonly updateDocument?: string;\n}\n\n' +
    `/** One chunk per form. */\nexport const formLoaders: Readonly<Record<FormId, () => Promise<LoadedForm>>> = {\n${loaders.join('')}};\n`
  );
}

function nested(model: Model): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const { key, english } of sortedBy(model.texts, (text) => text.key)) {
    const steps = key.split('.');
    const last = steps.pop() ?? key;
    let node = root;
    for (const step of steps) {
      node[step] ??= {};
      node = node[step] as Record<string, unknown>;
    }
    node[last] = english;
  }
  return root;
}
