import { type BatchAction, given, idsIn, isListOfIds, joined, without } from './BatchAction.ts';

const PROGRAM = ['program', 'programId'];
const TAGS = ['tags', 'tagIds'];
/** Days to answer a request for metrics, where none are given. */
const DUE_DAYS = 14;

export const startupActions: Readonly<Record<string, BatchAction>> = {
  ASSIGN_PROGRAM: {
    needs: PROGRAM,
    check: (program) => (typeof program === 'string' ? null : { reason: 'invalid' }),
    apply: ({ writer, context, id, data }) => writer.update(context, 'Startup', id, { program: given(data, PROGRAM) }),
  },
  ADD_TAGS: {
    needs: TAGS,
    check: isListOfIds,
    apply: ({ writer, context, id, row, data }) =>
      writer.update(context, 'Startup', id, { tags: joined(row.tags, given(data, TAGS)) }),
  },
  REMOVE_TAGS: {
    needs: TAGS,
    check: isListOfIds,
    apply: ({ writer, context, id, row, data }) =>
      writer.update(context, 'Startup', id, { tags: without(row.tags, given(data, TAGS)) }),
  },
  REQUEST_METRICS: {
    feature: 'bulkDataAssignation',
    apply: ({ writer, context, id, data }) =>
      writer.create(context, 'PendingDataForm', {
        type: 'METRICS',
        startup: id,
        date: dueDate(data.date),
        metrics: idsIn(data.metrics),
      }),
  },
  ARCHIVE: { apply: ({ writer, context, id }) => writer.update(context, 'Startup', id, { status: 'archived' }) },
  DELETE: { apply: ({ writer, context, id }) => writer.delete(context, 'Startup', id) },
};

function dueDate(date: unknown): string {
  if (typeof date === 'string' && !Number.isNaN(Date.parse(date))) return new Date(date).toISOString();
  return new Date(Date.now() + DUE_DAYS * 86_400_000).toISOString();
}
