import { randomUUID } from 'node:crypto';
import { ask } from './ask.ts';
import { tokenOf } from './visit.ts';

const text = { descriptions: [], labels: [], options: [], treeOptions: [], userAddRow: false };
const option = (value: string, numericalValue: number) => ({
  value,
  labels: [{ language: 'en', value }],
  isWriteIn: false,
  numericalValue,
});

/** Two criteria, of which the team counts three times as much as the market. */
const criteria = [
  { ...text, label: 'Team', questionType: 'number_scale', required: true, minimum: 1, maximum: 5, weight: 3 },
  {
    ...text,
    label: 'Market',
    questionType: 'select_radio',
    required: true,
    options: [option('Small', 0), option('Huge', 10)],
  },
];
const questions = [{ ...text, label: 'Pitch', questionType: 'text_long', required: true }];

/** An anonymous funnel that was never scored, with a form for evaluators, and applications that were handed in. */
export async function scoringFunnel(tenant: string, count: number, evaluators: readonly string[] = []) {
  const admin = await tokenOf(tenant, 'admin');
  const run = async (query: string, variables: object) =>
    (await ask(tenant, admin, query, { ...variables })) as unknown as Made;
  const { programs } = (await ask(tenant, admin, '{ programs(limit: 1) { results { _id } } }')) as unknown as {
    programs: { results: { _id: string }[] };
  };
  const [asked, judged] = [
    await published(run, 'application', questions),
    await published(run, 'evaluation', criteria),
  ];
  const input = {
    name: `Scored funnel of ${count}`,
    program: programs.results[0]?._id,
    closesAt: '2099-12-31',
    anonymous: true,
  };
  const { made: funnel } = await run(
    `mutation ($input: FunnelCreateInput!) { made: createFunnel(input: $input) { _id } }`,
    {
      input,
    },
  );
  const rounds = [
    { name: 'Form', kind: 'application', position: 1, form: asked.id },
    { name: 'Jury', kind: 'evaluation', position: 2, evaluationForm: judged.id },
  ];
  for (const round of rounds) {
    await run(`mutation ($input: FunnelRoundCreateInput!) { made: createFunnelRound(input: $input) { _id } }`, {
      input: { ...round, funnel: funnel._id },
    });
  }
  // It opens once it has what it needs.
  await run(`mutation ($id: ID!) { made: updateFunnel(id: $id, input: { status: open }) { _id } }`, { id: funnel._id });
  const applications: string[] = [];
  for (let at = 1; at <= count; at += 1) {
    applications.push(await handIn(tenant, funnel._id, asked.questions[0] ?? '', `Venture to score ${at}`));
  }
  const evaluations: string[] = [];
  for (const account of evaluators) {
    const { users } = (await ask(
      tenant,
      admin,
      `{ users(filter: { email: { IS: "${account}@${tenant}.test" } }) { results { _id } } }`,
    )) as unknown as {
      users: { results: { _id: string }[] };
    };
    const { made } = await run(
      `mutation ($input: EvaluationCreateInput!) { made: createEvaluation(input: $input) { _id } }`,
      {
        input: { application: applications[0], evaluator: users.results[0]?._id },
      },
    );
    evaluations.push(made._id);
  }
  return { funnel: funnel._id, applications, evaluations };
}

interface Made {
  readonly made: { readonly _id: string };
}
type Run = (query: string, variables: object) => Promise<Made>;

/** A form that can be filled. */
async function published(run: Run, kind: string, elements: readonly object[]) {
  const { made } = await run(`mutation ($input: FormCreateInput!) { made: createForm(input: $input) { _id } }`, {
    input: { title: kind === 'evaluation' ? 'Criteria' : 'About you', kind },
  });
  const asked = elements.map((element) => ({ ...element, _id: randomUUID() }));
  await run(
    `mutation ($id: ID!, $changes: FormDraftInput!) { changeForm(formId: $id, changes: $changes) { formId } }`,
    {
      id: made._id,
      changes: { elements: asked, order: asked.map(({ _id }) => _id) },
    },
  );
  await run(`mutation ($id: ID!) { publishForm(formId: $id, moveDrafts: false) { formId } }`, { id: made._id });
  for (let tries = 0; tries < 60; tries += 1) {
    const { made: form } = (await run(`query ($id: ID!) { made: form(id: $id) { _id revision } }`, {
      id: made._id,
    })) as unknown as { made: { revision: number } };
    if (form.revision > 0) break;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { id: made._id, questions: asked.map(({ _id }) => _id) };
}

/** Applies as the applicant of the tenant, who says in the pitch who they are. */
async function handIn(tenant: string, funnel: string, question: string, startupName: string): Promise<string> {
  const token = await tokenOf(tenant, 'applicant');
  const run = async (query: string, variables: object) =>
    (await ask(tenant, token, query, { ...variables })) as unknown as Made;
  const { made } = await run(
    `mutation ($input: StartApplicationInput!) { made: startApplication(input: $input) { _id } }`,
    {
      input: { startupName, funnel },
    },
  );
  await run(
    `mutation ($id: ID!, $answers: [AnswerInput!]!) {
      made: saveRoundForm(applicationId: $id, round: "1", answers: $answers, isComplete: true) { roundId } }`,
    { id: made._id, answers: [{ questionId: question, textValue: `We are ${startupName}` }] },
  );
  await run(`mutation ($id: ID!) { made: submitApplication(applicationId: $id) { _id } }`, { id: made._id });
  return made._id;
}
