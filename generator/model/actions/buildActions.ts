import type { RecordActionMeta } from '#domain/model/ui.ts';
import type { TableSource } from '../../language/sourceTypes.ts';
import { textKeys } from '../../text/textKeys.ts';
import { conditionOf } from '../conditions/conditionOf.ts';
import type { ScreenContext } from '../ScreenContext.ts';

/** What readers can do with one record of a table or with many. */
export function buildActions({ context, declared }: ScreenContext, source: TableSource): readonly RecordActionMeta[] {
  return (source.actions ?? []).map((action, index) => {
    const text = (part: string, english: string, key: string): string =>
      context.text(textKeys.screen(declared.id, part), english, declared, ['actions', index, key]);
    return {
      id: action.id,
      labelKey: text(`action_${action.id}`, action.label, 'label'),
      set: action.set,
      ...(action.when !== undefined && { when: conditionOf(action.when) }),
      ...(action.confirm && { confirmKey: text(`confirm_${action.id}`, action.confirm, 'confirm') }),
    };
  });
}
