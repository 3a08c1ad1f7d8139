import type { HeaderActionMeta, OperationCall, RecordActionMeta, RunMeta } from '#domain/model/screens.ts';
import type { DetailSource, TableSource } from '../../language/sourceTypes.ts';
import { textKeys } from '../../text/textKeys.ts';
import { buildGuard, operationRule } from '../buildAccess.ts';
import { conditionOf } from '../conditions/conditionOf.ts';
import type { ScreenContext } from '../ScreenContext.ts';

/** What readers can do with one record of a table or with many. */
export function buildActions(screen: ScreenContext, source: TableSource): readonly RecordActionMeta[] {
  return (source.actions ?? []).map((action, index) => ({
    ...wordsOf(screen, action, index),
    ...doneBy(screen, action),
    ...(action.when !== undefined && { when: conditionOf(action.when) }),
  }));
}

/** What readers can do from the head of a record's page. */
export function buildHeaderActions(screen: ScreenContext, source: DetailSource): readonly HeaderActionMeta[] {
  const { context, declared } = screen;
  return (source.actions ?? []).map((action, index): HeaderActionMeta => {
    const base = {
      ...wordsOf(screen, action, index),
      ...(action.when !== undefined && { when: conditionOf(action.when) }),
      ...(action.allow !== undefined && {
        guard: buildGuard(context, declared, ['actions', index, 'allow'], action.allow),
      }),
      ...(action.needs && { needs: action.needs }),
      ...(action.primary && { isPrimary: true as const }),
    };
    return action.to === undefined ? { ...base, ...doneBy(screen, action) } : { ...base, to: action.to };
  });
}

interface Done {
  readonly set?: Readonly<Record<string, unknown>>;
  readonly run?: OperationCall & { readonly undo?: OperationCall };
}

function doneBy(
  { context }: ScreenContext,
  { set, run }: Done,
): { readonly set: NonNullable<Done['set']> } | { readonly run: RunMeta } {
  return run === undefined ? { set: set ?? {} } : { run: { ...run, rule: operationRule(context, run.operation) } };
}

interface Worded {
  readonly id: string;
  readonly label: string;
  readonly confirm?: string;
}

function wordsOf(
  { context, declared }: ScreenContext,
  { id, label, confirm }: Worded,
  index: number,
): Pick<RecordActionMeta, 'id' | 'labelKey' | 'confirmKey'> {
  const text = (part: string, english: string, key: string): string =>
    context.text(textKeys.screen(declared.id, part), english, declared, ['actions', index, key]);
  return {
    id,
    labelKey: text(`action_${id}`, label, 'label'),
    ...(confirm && { confirmKey: text(`confirm_${id}`, confirm, 'confirm') }),
  };
}
