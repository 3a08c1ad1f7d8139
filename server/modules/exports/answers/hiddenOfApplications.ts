import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { readableAnswers } from '#server/services/applications/hiddenAnswers.ts';
import { hidesApplicant } from '#server/services/applications/hiddenApplicants.ts';
import { readForm } from '#server/services/forms/readForm.ts';
import type { GivenResponse } from './AnswerColumns.ts';
import { answersOfApplications } from './readAnswers.ts';

/** What was handed in with applications, by their ids, as far as whoever takes it along may know whose it is. */
export async function hiddenOfApplications(
  context: RequestContext,
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, GivenResponse[]>> {
  const given = await answersOfApplications(tx, ids);
  // Those from whom nobody is hidden are spared reading each application.
  if (!hidesApplicant(context, { anonymous: true, funnelAdmins: [] })) return given;
  const shown = new Map<string, GivenResponse[]>();
  for (const [id, responses] of given) {
    const application = await loadApplication(tx, id);
    if (application === null) continue;
    const open: GivenResponse[] = [];
    for (const response of responses) {
      const form = await readForm(context, tx, response.formId, response.version);
      const answers = form && (await readableAnswers(context, tx, { application, form, answers: response.answers }));
      if (answers !== null) open.push({ ...response, answers });
    }
    shown.set(id, open);
  }
  return shown;
}
