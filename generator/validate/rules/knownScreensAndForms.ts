import { entryOf, fieldTypeOf } from '../../model/buildForm.ts';
import { placeIn } from '../../model/Draft.ts';
import type { Rule } from '../Rule.ts';

/** SPEC107, SPEC108, SPEC109: screens of routes, forms of screens and field types of forms exist. */
export const knownScreensAndForms: Rule = (context) => {
  const { draft, model } = context;
  for (const route of draft.routes) {
    if (route.value.screen)
      context.expectKnown('SPEC107', 'screen', route.value.screen, draft.screens, {
        declared: route,
        path: ['screen'],
      });
  }
  for (const screen of draft.screens.values()) {
    if ('form' in screen.value)
      context.expectKnown('SPEC108', 'form', screen.value.form, draft.forms, { declared: screen, path: ['form'] });
  }
  for (const form of draft.forms.values()) {
    const entity = model.entities.find((candidate) => candidate.name === form.value.entity);
    for (const [index, source] of form.value.fields.entries()) {
      const entry = entryOf(source);
      const stored = entity?.fields.find((field) => field.name === entry.field);
      if (entry.field && !stored) continue;
      const type = fieldTypeOf(entry, stored);
      const path = ['fields', index, ...(entry.type ? ['type'] : [])];
      if (type) context.expectKnown('SPEC109', 'form field type', type, draft.fieldTypes, { declared: form, path });
      else
        context.report(
          'SPEC109',
          placeIn(form, path),
          `A field of type '${stored?.type}' cannot be edited as it is.`,
          "Give it a 'type:' of spec/fields.",
        );
    }
  }
};

/** SPEC208: a screen that no route and no tab opens is dead. */
export const usedScreens: Rule = (context) => {
  const { draft } = context;
  const used = new Set(draft.routes.flatMap((route) => route.value.screen ?? []));
  for (const screen of draft.screens.values()) {
    const tabs = 'tabs' in screen.value ? (screen.value.tabs ?? []) : [];
    for (const tab of tabs) {
      const pages = 'pages' in tab ? (tab.pages ?? []) : [];
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
};
