import { suggestion } from '../../../diagnostics/suggest.ts';
import type { DetailSource } from '../../../language/sourceTypes.ts';
import type { SpecPath } from '../../../load/SpecFile.ts';
import { pictureOf, resolvePath } from '../../../model/columns.ts';
import { type Declared, placeIn } from '../../../model/Draft.ts';
import type { RuleContext } from '../../Rule.ts';
import { expectForm, expectTable } from '../knownScreensAndForms.ts';
import { type ColumnSource, checkColumns, expectField } from './expectField.ts';

/** Fields that the page of a record names. */
export function checkDetail(context: RuleContext, screen: Declared<DetailSource>): void {
  const { entity, facts = [], people = [], status, image, note, tabs, edit } = screen.value;
  checkColumns(context, screen, entity, facts, ['facts']);
  checkPeople(context, screen, entity, people);
  if (status) expectField(context, entity, status, screen, ['status']);
  if (image) expectField(context, entity, image, screen, ['image']);
  if (note) expectField(context, entity, note, screen, ['note']);
  if (edit) expectForm(context, edit, screen, ['edit']);
  for (const [index, tab] of tabs.entries()) {
    checkColumns(context, screen, entity, tab.fields ?? [], ['tabs', index, 'fields']);
    for (const [at, group] of (tab.groups ?? []).entries()) {
      checkColumns(context, screen, entity, group.fields, ['tabs', index, 'groups', at, 'fields']);
    }
    checkGroup(context, screen, tab.group, index);
    if (tab.dashboard) checkRecordDashboard(context, screen, tab.dashboard, ['tabs', index, 'dashboard']);
    checkRelated(context, screen, tab, ['tabs', index]);
    for (const [at, page] of (tab.pages ?? []).entries()) {
      checkRelated(context, screen, page, ['tabs', index, 'pages', at]);
    }
  }
}

/** Who stands in the head of a page is known by a picture. */
function checkPeople(
  context: RuleContext,
  screen: Declared<DetailSource>,
  entity: string,
  people: readonly ColumnSource[],
): void {
  const { entities } = context.index;
  checkColumns(context, screen, entity, people, ['people']);
  for (const [index, column] of people.entries()) {
    const name = typeof column === 'string' ? column : column.field;
    const resolved = resolvePath(entities, entity, name);
    if ('missing' in resolved) continue;
    const owner = entities.get(resolved.owners.at(-1) ?? '');
    const isNamed = resolved.fields.length > 1 && owner?.displayField === resolved.fields.at(-1)?.name;
    if (isNamed && pictureOf(owner)) continue;
    const message = `'${name}' names nobody who has a picture.`;
    const fix = 'Name a reference to records with an avatar or a logo, or show it as a fact.';
    context.report('SPEC105', placeIn(screen, ['people', index]), message, fix);
  }
}

/** A tab stands in a group of its own bar. */
function checkGroup(
  context: RuleContext,
  declared: Declared<DetailSource>,
  group: string | undefined,
  index: number,
): void {
  const groups = declared.value.groups ?? [];
  if (group === undefined || groups.some(({ id }) => id === group)) return;
  const names = groups.map(({ id }) => id);
  const fix = names.length > 0 ? suggestion(group, names) : "Name it under 'groups:' of the screen.";
  const at = placeIn(declared, ['tabs', index, 'group']);
  context.report('SPEC107', at, `The bar has no group '${group}'.`, fix);
}

/** Cards about a record ask for the record of its own kind. */
function checkRecordDashboard(
  context: RuleContext,
  declared: Declared<DetailSource>,
  id: string,
  path: SpecPath,
): void {
  const { screens } = context.draft;
  if (!context.expectKnown('SPEC107', 'screen', id, screens, { declared, path })) return;
  const source = screens.get(id)?.value as { readonly kind?: string; readonly record?: string } | undefined;
  if (source?.kind === 'dashboard' && source.record === declared.value.entity) return;
  const message = `The screen '${id}' is no dashboard about a record of ${declared.value.entity}.`;
  const fix = `Name a dashboard with 'record: ${declared.value.entity}'.`;
  context.report('SPEC107', placeIn(declared, path), message, fix);
}

function checkRelated(
  context: RuleContext,
  declared: Declared<DetailSource>,
  { table, by }: { readonly table?: string; readonly by?: string },
  path: SpecPath,
): void {
  if (!table) return;
  const known = expectTable(context, table, declared, [...path, 'table']);
  const related = context.draft.screens.get(table)?.value;
  if (known && related && 'entity' in related && by) {
    expectField(context, related.entity, by, declared, [...path, 'by']);
  }
}
