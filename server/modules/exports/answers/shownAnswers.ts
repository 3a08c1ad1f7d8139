/** What was handed in, as far as whoever takes it along may know whose it is. */
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { loadApplication } from '#server/services/applications/applicationRows.ts';
import { readableAnswers } from '#server/services/applications/hiddenAnswers.ts';
import { hidesApplicants } from '#server/services/applications/hiddenApplicants.ts';
import { readForm } from '#server/services/forms/readForm.ts';
import type { GivenResponse } from './AnswerColumns.ts';
import { answersOfApplications, answersOfSubmissions, type ReadResponse } from './readAnswers.ts';

type Responses = Map<string, GivenResponse[]>;

/** By the ids of the applications. */
export async function shownOfApplications(context: RequestContext, tx: Tx, ids: readonly string[]): Promise<Responses> {
  return shown(context, tx, await answersOfApplications(tx, ids));
}

/** By the ids of what was handed in. */
export async function shownOfSubmissions(context: RequestContext, tx: Tx, ids: readonly string[]): Promise<Responses> {
  return shown(context, tx, await answersOfSubmissions(tx, ids));
}

async function shown(
  context: RequestContext,
  tx: Tx,
  given: ReadonlyMap<string, readonly ReadResponse[]>,
): Promise<Responses> {
  const responses: Responses = new Map();
  // Those from whom nobody is hidden are spared reading each application.
  const read = hidesApplicants(context) ? shownResponse : asGiven;
  for (const [id, all] of given) {
    const open: GivenResponse[] = [];
    for (const response of all) open.push(...(await read(context, tx, response)));
    responses.set(id, open);
  }
  return responses;
}

const asGiven = async (_context: RequestContext, _tx: Tx, response: ReadResponse): Promise<GivenResponse[]> => [
  response,
];

/** None of an application that is gone, and none to a form of which nobody knows any more what tells who they are. */
async function shownResponse(context: RequestContext, tx: Tx, response: ReadResponse): Promise<GivenResponse[]> {
  if (response.application === null) return [response];
  const application = await loadApplication(tx, response.application);
  const form = await readForm(context, tx, response.formId, response.version);
  if (application === null || form === null) return [];
  return [
    { ...response, answers: await readableAnswers(context, tx, { application, form, answers: response.answers }) },
  ];
}
