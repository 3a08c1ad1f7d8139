import type { OfferedActionMeta } from '#domain/model/recordActions.ts';
import type { HeaderActionMeta, RecordActionMeta } from '#domain/model/screens.ts';
import { type EmittedFiles, generatedNotice, literal } from '../emit/EmittedFiles.ts';
import type { Model } from '../model/Model.ts';

/** What screens offer to do with records, for the server, which explains why somebody is not offered it. */
export function emitRecordActions({ screens }: Model): EmittedFiles {
  const actions = screens.flatMap((screen) =>
    screen.kind === 'table' || screen.kind === 'detail'
      ? (screen.actions ?? []).map((action): [string, OfferedActionMeta] => [
          `${screen.id}.${action.id}`,
          offered(screen.id, screen.entity, action),
        ])
      : [],
  );
  const text = `${generatedNotice('spec/screens')}import type { RecordActions } from '#domain/model/recordActions.ts';\n\nexport const recordActions: RecordActions = ${literal(Object.fromEntries(actions))};\n`;
  return new Map([['server/generated/recordActions.gen.ts', text]]);
}

function offered(screen: string, entity: string, action: RecordActionMeta | HeaderActionMeta): OfferedActionMeta {
  const { labelKey, when, set, run } = action;
  const guard = 'guard' in action ? action.guard : undefined;
  return {
    screen,
    entity,
    labelKey,
    ...(guard && { guard }),
    ...(when && { when }),
    sets: Object.keys(set ?? {}),
    ...(run && { run: { operation: run.operation, rule: run.rule } }),
  };
}
