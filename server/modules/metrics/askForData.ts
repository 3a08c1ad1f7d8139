import { specCatalog } from '#server/entities/specCatalog.ts';
import type { WriteHook } from '#server/entities/write/EntityWriter.ts';
import { insertRow } from '#server/entities/write/storeRow.ts';
import { openTask } from '../automaticTasks.ts';
import { openQuestions } from './categorizationQuestions.ts';
import { prepareMetricItems, showNextRequest } from './metricForm.ts';

/**
 * A new data request gets what it asks for: the questions, or the values of the month before. The startup is asked what is
 * due first.
 */
export const askForData: WriteHook = async ({ before, after }, { tx, context }) => {
  if (before !== null && after === null) return showNextRequest(tx, String(before.startup));
  if (before !== null || after === null) return;
  const startup = String(after.startup);
  const program = typeof after.program === 'string' ? after.program : null;
  if (after.type === 'CATEGORIZATION') {
    const values = { startup, program, questions: openQuestions(), skipped: false, status: 'open' };
    await insertRow(tx, specCatalog.get('StartupCategorization'), after.id, values);
  } else {
    const { timezone } = context.tenant;
    const dueDate = String(after.date);
    await prepareMetricItems(tx, { startup, program, date: dueDate, timezone });
    await openTask(tx, context, { type: 'metrics', startup, dueDate, url: `/startup/${startup}/file/analytics` });
  }
  await showNextRequest(tx, startup);
};
