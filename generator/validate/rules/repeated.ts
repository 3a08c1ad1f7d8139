import type { ScreenSource, TableSource } from '../../language/sourceTypes.ts';
import { entryOf, fieldTypeOfStored, storedField } from '../../model/buildForm.ts';
import type { RouteSource } from '../../model/Draft.ts';
import { type Declared, type FormSource, placeIn } from '../../model/Draft.ts';
import { cellOf } from '../../model/tables/buildCell.ts';
import { type RuleContext, ruleOfEach, together } from '../Rule.ts';

/** SPEC217: what holds without being said. Written out, it stays behind when the other place changes. */
export const repeated = together(
  ruleOfEach((draft) => draft.routes, checkTitle),
  ruleOfEach((draft) => draft.forms.values(), checkFields),
  ruleOfEach((draft) => draft.screens.values(), checkColumns),
);

/** A title that is the screen's anyway, or that nobody sees because the route leads elsewhere. */
function checkTitle(context: RuleContext, route: Declared<RouteSource>): void {
  const { title, screen } = route.value;
  if (title === undefined) return;
  const ofScreen = screen === undefined ? undefined : context.draft.screens.get(screen)?.value.title;
  const place = placeIn(route, ['title']);
  if (screen === undefined)
    context.report('SPEC217', place, 'The route leads elsewhere: nobody sees its title.', "Take 'title' out.");
  else if (title === ofScreen)
    context.report('SPEC217', place, `The screen '${screen}' has this title already.`, "Take 'title' out.");
}

/** What a form field is by the field of the entity: its type, its values, whether it has to be filled in. */
function checkFields(context: RuleContext, form: Declared<FormSource>): void {
  const fields = context.index.entities.get(form.value.entity ?? '')?.fields;
  for (const [index, source] of form.value.fields.entries()) {
    const entry = entryOf(source);
    const stored = entry.field === undefined ? undefined : storedField(fields, entry.field);
    if (stored === undefined) continue;
    const own = {
      type: fieldTypeOfStored(stored),
      enum: stored.enum,
      entity: stored.entity,
      required: stored.required,
    };
    for (const [setting, value] of Object.entries(own)) {
      if (value === undefined || entry[setting as keyof typeof own] !== value) continue;
      const message = `'${entry.field}' is edited so without '${setting}: ${value}'.`;
      context.report('SPEC217', placeIn(form, ['fields', index, setting]), message, `Take '${setting}' out.`);
    }
  }
}

/** A column that nobody could write in: it leads somewhere, or the form to edit a row does not ask for it. */
function checkColumns(context: RuleContext, screen: Declared<ScreenSource>): void {
  const table = screen.value as Partial<TableSource>;
  const entity = context.index.entities.get(table.entity ?? '');
  if (table.kind !== 'table' || entity === undefined) return;
  const formFields = context.draft.forms.get(table.edit ?? '')?.value.fields ?? [];
  for (const [index, column] of (table.columns ?? []).entries()) {
    if (typeof column === 'string' || column.editable === undefined) continue;
    const { editable: _editable, ...plain } = column;
    if (index > 0 && cellOf(entity, formFields, plain) !== undefined) continue;
    const message = `'${column.field}' is only shown without 'editable: false'.`;
    context.report('SPEC217', placeIn(screen, ['columns', index, 'editable']), message, "Take 'editable' out.");
  }
}
