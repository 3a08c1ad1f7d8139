import { suggestion } from '../../diagnostics/suggest.ts';
import type { SpecPath } from '../../load/SpecFile.ts';
import { entryOf, fieldTypeOf, storedField } from '../../model/buildForm.ts';
import { type Declared, type FormSource, placeIn } from '../../model/Draft.ts';
import { type RuleContext, rule, ruleOfEach, together } from '../Rule.ts';

/** SPEC107, SPEC108, SPEC109: screens of routes, forms of screens and field types of forms exist. */
export const knownScreensAndForms = together(
  ruleOfEach(
    (draft) => draft.routes,
    (context, route) => {
      const { screen } = route.value;
      const at = { declared: route, path: ['screen'] };
      if (screen) context.expectKnown('SPEC107', 'screen', screen, context.draft.screens, at);
    },
  ),
  ruleOfEach(
    (draft) => draft.screens.values(),
    (context, screen) => {
      if ('form' in screen.value) expectForm(context, screen.value.form, screen, ['form']);
      const tables = 'tables' in screen.value ? (screen.value.tables ?? []) : [];
      for (const [index, table] of tables.entries()) expectTable(context, table, screen, ['tables', index]);
    },
  ),
  ruleOfEach((draft) => draft.forms.values(), checkFieldTypes),
);

/** A form that a screen opens is one that the form library draws. */
export function expectForm(context: RuleContext, form: string, declared: Declared<unknown>, path: SpecPath): void {
  const { forms } = context.draft;
  const isThere = context.expectKnown('SPEC108', 'form', form, forms, { declared, path });
  const drawnBy = forms.get(form)?.value.drawnBy;
  if (!isThere || drawnBy === undefined) return;
  const message = `The form '${form}' is drawn by ${drawnBy} alone.`;
  context.report('SPEC108', placeIn(declared, path), message, "Open another form, or take 'drawnBy' out.");
}

/** A screen that stands in another has to be a table. */
export function expectTable(context: RuleContext, table: string, declared: Declared<unknown>, path: SpecPath): boolean {
  const { screens } = context.draft;
  const isThere = context.expectKnown('SPEC107', 'screen', table, screens, { declared, path });
  const kind = (screens.get(table)?.value as { readonly kind?: string } | undefined)?.kind;
  if (!isThere || kind === 'table') return isThere;
  const tables = [...screens.values()].filter(({ value }) => 'kind' in value && value.kind === 'table');
  const names = tables.map(({ id }) => id);
  context.report('SPEC107', placeIn(declared, path), `The screen '${table}' is no table.`, suggestion(table, names));
  return false;
}

function checkFieldTypes(context: RuleContext, form: Declared<FormSource>): void {
  const entity = context.index.entities.get(form.value.entity ?? '');
  for (const [index, source] of form.value.fields.entries()) {
    const entry = entryOf(source);
    const stored = entry.field ? storedField(entity?.fields, entry.field) : undefined;
    // Inside JSON there is nothing to compare with, and of an unknown field SPEC105 speaks.
    if (entry.field && !stored && !entry.type) continue;
    const type = fieldTypeOf(entry, stored);
    const path = ['fields', index, ...(entry.type ? ['type'] : [])];
    const at = { declared: form, path };
    // Of the type that the entity names, its own check speaks.
    if (type && type === stored?.as) continue;
    if (type) context.expectKnown('SPEC109', 'form field type', type, context.draft.fieldTypes, at);
    else
      context.report(
        'SPEC109',
        placeIn(form, path),
        `A field of type '${stored?.type}' cannot be edited as it is.`,
        "Give it a 'type:' of spec/fields.",
      );
  }
}

/** SPEC208: a screen that no route and no tab opens is dead. */
export const usedScreens = rule((context) => {
  const { draft } = context;
  const used = new Set(draft.routes.flatMap((route) => route.value.screen ?? []));
  for (const screen of draft.screens.values()) {
    const tabs = 'tabs' in screen.value ? (screen.value.tabs ?? []) : [];
    for (const tab of tabs) {
      const pages = 'pages' in tab ? (tab.pages ?? []) : [];
      if ('dashboard' in tab && typeof tab.dashboard === 'string') used.add(tab.dashboard);
      for (const part of [tab, ...pages]) if ('table' in part && typeof part.table === 'string') used.add(part.table);
    }
  }
  for (const screen of draft.screens.values()) {
    if ('tables' in screen.value) for (const table of screen.value.tables ?? []) used.add(table);
  }
  for (const screen of draft.screens.values()) {
    if (used.has(screen.id) || context.isBroken(screen)) continue;
    context.report(
      'SPEC208',
      placeIn(screen),
      `No route opens the screen '${screen.id}'.`,
      'Open it from a route or a tab, or delete it.',
    );
  }
});
