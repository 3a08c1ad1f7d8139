import type { FieldMeta } from '#domain/model/entity.ts';
import type { DetailSource, ScreenSource, TableSource } from '../../../language/sourceTypes.ts';
import type { SpecPath } from '../../../load/SpecFile.ts';
import { type Declared, placeIn } from '../../../model/Draft.ts';
import { type RuleContext, ruleOfEach } from '../../Rule.ts';
import { checkCondition } from '../checkCondition.ts';
import { comparedField } from '../conditionPath.ts';
import { misfit } from '../fieldValue.ts';
import { checkRun } from './runOperations.ts';

/** SPEC105, SPEC312, SPEC303: what an action sets is entered by people, fits its field, and asks for what rows show of themselves. */
export const recordActions = ruleOfEach(
  (draft) => draft.screens.values(),
  (context, screen) => {
    const source = screen.value as Partial<TableSource | DetailSource>;
    for (const [index, action] of (source.actions ?? []).entries()) {
      const { set = {}, when } = action;
      checkRun(context, screen, source.entity ?? '', action.run, ['actions', index, 'run']);
      checkValues(context, screen, source.entity ?? '', set, ['actions', index, 'set']);
      if ('to' in action && action.to !== undefined && action.confirm !== undefined)
        reportQuestion(context, screen, ['actions', index, 'confirm']);
      if (when !== undefined) checkWhen(context, screen, source.entity ?? '', when, ['actions', index, 'when']);
    }
  },
);

/** Who is only led elsewhere has changed nothing. */
function reportQuestion(context: RuleContext, screen: Declared<ScreenSource>, path: SpecPath): void {
  const message = 'It only leads to a page: there is nothing to be asked.';
  context.report('SPEC312', placeIn(screen, path), message, "Take 'confirm' out.");
}

function checkValues(
  context: RuleContext,
  screen: Declared<ScreenSource>,
  entity: string,
  set: Readonly<Record<string, unknown>>,
  path: SpecPath,
): void {
  const fields = (context.index.entities.get(entity)?.fields ?? []).filter(isPlain);
  const known = new Set(fields.filter(({ readonly }) => !readonly).map(({ name }) => name));
  for (const [name, value] of Object.entries(set)) {
    const at = { declared: screen, path: [...path, name], on: 'key' } as const;
    if (!context.expectKnown('SPEC105', 'field to set', name, known, at)) continue;
    const field = fields.find((one) => one.name === name);
    const problem = field && (value !== null || field.required) ? misfit(context, field, value) : undefined;
    if (problem) context.report('SPEC312', placeIn(screen, [...path, name]), problem.message, problem.fix);
  }
}

/** The row is judged where it is shown: by its own plain values. */
function checkWhen(
  context: RuleContext,
  screen: Declared<ScreenSource>,
  entity: string,
  when: unknown,
  path: SpecPath,
): void {
  const isPage = 'kind' in screen.value && screen.value.kind === 'detail';
  const ground = {
    code: 'SPEC303',
    declared: screen,
    fieldOf: (column: string) => {
      const field = comparedField(context.index.entities, entity, column);
      if ('message' in field || (isPlain(field) && !column.includes('.'))) return field;
      return {
        message: `'${column}' is no plain value of the row.`,
        fix: 'Compare a choice, a number, a text or a day.',
      };
    },
    // A page knows what time it is; what is done with many rows at once is done to all alike.
    isReference: (value: string) => isPage && value === '$now',
    unknownReference: (value: string) => ({
      message: `'${value}' is of a reader, and the condition is about the record alone.`,
      fix: 'Compare with a value that is written out.',
    }),
    textsAreIds: false,
  } as const;
  checkCondition(context, ground, when, path);
}

const isPlain = ({ column, entity, fields, type, hidden }: FieldMeta): boolean =>
  column !== null &&
  entity === undefined &&
  fields === undefined &&
  !hidden &&
  type !== 'json' &&
  type !== 'labels' &&
  type !== 'richTexts';
