import { queryOptions } from '@tanstack/react-query';
import type { RecordData } from '../screenModules.ts';

/**
 * A record for a form to start from: asked for anew by each form that opens, then left alone while people type. A newer
 * version that slipped in underneath would be overwritten with old values, and nobody would be told of the conflict.
 */
export function editedRecordQuery(
  formId: string,
  recordId: string | null,
  load: (signal: AbortSignal) => Promise<RecordData | null>,
) {
  return queryOptions({
    queryKey: ['record', formId, recordId],
    queryFn: ({ signal }) => load(signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
