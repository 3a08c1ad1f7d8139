import type { AccessRuleSource, EntitySource, FieldSource, ScreenSource } from '../../language/sourceTypes.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import type { AutomationSource } from '../Draft.ts';
import { isMap } from './conditionOf.ts';

/** What is done with each condition of a declaration, and the path it stands at. */
export type MapCondition = (condition: unknown, path: SpecPath) => unknown;

/** The entity with every condition of its rules replaced. */
export function mapConditionsOfEntity(entity: EntitySource, map: MapCondition): EntitySource {
  const { access, visibility, fields } = entity;
  return {
    ...entity,
    access: mapLists(access, ['read', 'create', 'update', 'delete'], ['access'], map),
    ...(visibility && { visibility: mapParts(visibility, settings, ['visibility'], map) }),
    fields: Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, mapField(field as FieldSource, ['fields', name], map)]),
    ) as EntitySource['fields'],
  };
}

const settings = ['always', 'ALL', 'ASSIGNED', 'SELECTED'];

function mapField(field: FieldSource, path: SpecPath, map: MapCondition): FieldSource {
  if (typeof field === 'string') return field;
  const own = mapParts(field, ['requiredWhen', 'readonlyWhen'], path, map);
  return own.read || own.write ? mapLists(own, ['read', 'write'], path, map) : own;
}

/** Lists of access rules. */
function mapLists<T extends object>(whole: T, names: readonly string[], path: SpecPath, map: MapCondition): T {
  return replaced(whole, names, (rules, name) =>
    (rules as readonly AccessRuleSource[]).map((rule, index) =>
      mapParts(rule, ['where', 'assigned'], [...path, name, index], map),
    ),
  );
}

/** The screen with the conditions of its records, tabs, sources, actions and cards replaced. */
export function mapConditionsOfScreen(screen: ScreenSource, map: MapCondition): ScreenSource {
  const items = (name: string, part: string) => (list: unknown) =>
    (list as readonly object[]).map((item, index) => mapParts(item, [part], [name, index], map));
  const own = mapParts<object>(screen, ['where'], [], map);
  const tabs = replaced(own, ['tabs'], items('tabs', 'filter'));
  const sources = replaced(tabs, ['sources'], items('sources', 'where'));
  const actions = replaced(sources, ['actions'], items('actions', 'when'));
  return replaced(actions, ['cards'], items('cards', 'where')) as ScreenSource;
}

/** The automation with the conditions on records of its event replaced; what is no map is the value of another part. */
export function mapConditionsOfAutomation(automation: AutomationSource, map: MapCondition): AutomationSource {
  const parts = Object.entries(automation.if ?? {});
  if (!parts.some(([, value]) => isMap(value))) return automation;
  const replacedParts = parts.map(([part, value]) => [part, isMap(value) ? map(value, ['if', part]) : value]);
  return { ...automation, if: Object.fromEntries(replacedParts) as NonNullable<AutomationSource['if']> };
}

function mapParts<T extends object>(whole: T, names: readonly string[], path: SpecPath, map: MapCondition): T {
  return replaced(whole, names, (condition, name) => map(condition, [...path, name]));
}

/** The same object where none of the parts is there: most screens and fields have none. */
function replaced<T extends object>(
  whole: T,
  names: readonly string[],
  make: (part: unknown, name: string) => unknown,
): T {
  const parts = whole as Readonly<Record<string, unknown>>;
  const present = names.filter((name) => parts[name] !== undefined);
  if (present.length === 0) return whole;
  return { ...whole, ...Object.fromEntries(present.map((name) => [name, make(parts[name], name)])) };
}
