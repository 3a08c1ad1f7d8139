import type { Answer, FormElement } from '#domain/forms/FormElement.ts';
import {
  ApplicationFormsDocument,
  ApplicationOffersDocument,
  CreateApplicantDocument,
  SaveApplicationAnswersDocument,
} from '#src/features/applications/applications.gen.ts';
import { SubmitApplicationDocument } from '#src/screens/handIn/handIn.gen.ts';
import { answersTo } from './answersTo.ts';
import { asWritten } from './asWritten.ts';
import { type Applicant, emailOf } from './theApplicants.ts';
import { password, type World } from './World.ts';

interface AskedForm {
  readonly roundId: string;
  readonly form: { readonly elements: readonly FormElement[] };
}

/** Applies with the requests that the browser makes, without drawing anything: from the sign-up to the hand-in. */
export async function applyByRequests(world: World, applicant: Applicant): Promise<void> {
  const email = emailOf(applicant);
  const { applicationOffers } = await ask<{ applicationOffers: { _id: string }[] }>(world, ApplicationOffersDocument, {
    program: 'climate',
  });
  const { createApplicant } = await ask<{ createApplicant: { applicationId: string } }>(
    world,
    CreateApplicantDocument,
    {
      input: {
        firstName: applicant.firstName,
        lastName: '',
        email,
        password,
        startupName: applicant.startup,
        funnel: applicationOffers[0]?._id,
        language: 'en',
        timezone: 'Europe/Berlin',
      },
    },
  );
  const token = await tokenOf(world, email);
  const link = await world.acme.mailedLink(email, '/validate/');
  // Whoever confirms without being signed in would have to choose a password anew.
  const authorization = `Bearer ${token}`;
  await world.acme.send('POST', `/api/users/validate/${link.split('/').at(-1)}`, undefined, { authorization });
  const applicationId = createApplicant.applicationId;
  const { applicationForms } = await ask<{ applicationForms: AskedForm[] }>(
    world,
    ApplicationFormsDocument,
    { id: applicationId },
    token,
  );
  const [round] = applicationForms;
  const answers: Answer[] = answersTo(round?.form.elements ?? [], asWritten(applicant));
  const given = { applicationId, round: round?.roundId, answers };
  await ask(world, SaveApplicationAnswersDocument, { ...given, isComplete: true }, token);
  await ask(world, SubmitApplicationDocument, { applicationId }, token);
}

export async function tokenOf({ acme }: World, email: string): Promise<string> {
  const { text } = await acme.send('POST', '/auth/local', { email, password, incubator: 'acme' });
  return (JSON.parse(text) as { token: string }).token;
}

/** One of the browser's operations; throws with what the server refuses. */
export async function ask<Data>(
  { acme }: World,
  document: { toString: () => string },
  variables: object,
  token?: string,
): Promise<Data> {
  const headers = {
    'apollo-require-preflight': 'true',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const { text } = await acme.send('POST', '/graphql', { query: document.toString(), variables }, headers);
  const { data, errors } = JSON.parse(text) as { data?: Data; errors?: unknown };
  if (!data || errors) throw new Error(`refused: ${text.slice(0, 500)}`);
  return data;
}
