import type { OperationCall } from '#domain/model/screens.ts';
import { valueAt } from '../../cells/valueAt.ts';
import type { RecordData } from '../../screenModules.ts';

/** What an operation is given of a record: values as they are written, and the record's own for `{_id}` and `{field}`. */
export function runArguments({ with: given }: OperationCall, record: RecordData): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(given).map(([name, value]) => {
      const path = typeof value === 'string' ? /^\{([\w.]+)\}$/.exec(value)?.[1] : undefined;
      return [name, path === undefined ? value : valueAt(record, path)];
    }),
  );
}
