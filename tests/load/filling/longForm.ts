import { randomUUID } from 'node:crypto';
import type { ServerProcess } from '../../support/ServerProcess.ts';

export const QUESTIONS = 500;
export const CONDITIONS = 80;
/** A choice, and behind it a text that is asked where the choice was Yes. */
const EVERY = 6;

/** What peers make the same form of. */
export interface LongQuestion {
  readonly id: string;
  readonly label: string;
  readonly kind: 'text' | 'choice';
  readonly isRequired: boolean;
  /** Is asked only where this choice was answered with Yes. */
  readonly after: string | null;
}

/** 500 questions on one page: texts and choices, 80 of them asked where a choice was Yes. */
export function longQuestions(): LongQuestion[] {
  const ids = Array.from({ length: QUESTIONS }, () => randomUUID());
  return ids.map((id, at) => ({
    id,
    label: `Question ${at + 1}`,
    kind: at % EVERY === 0 ? 'choice' : 'text',
    isRequired: at % 3 === 0,
    after: at % EVERY === 1 && at < CONDITIONS * EVERY ? (ids[at - 1] ?? null) : null,
  }));
}

/** A form of these questions as a draft; answers its id. */
export async function makeLongForm(
  server: ServerProcess,
  token: string,
  questions: readonly LongQuestion[],
): Promise<string> {
  const { made } = await server.graphql<{ made: { _id: string } }>(
    'demo',
    token,
    'mutation ($input: FormCreateInput!) { made: createForm(input: $input) { _id } }',
    { input: { title: 'Long', kind: 'application' } },
  );
  const elements = questions.map(elementOf);
  await server.graphql(
    'demo',
    token,
    'mutation ($id: ID!, $changes: FormDraftInput!) { changeForm(formId: $id, changes: $changes) { formId } }',
    { id: made._id, changes: { elements, order: questions.map(({ id }) => id) } },
  );
  return made._id;
}

function elementOf({ id, label, kind, isRequired, after }: LongQuestion): object {
  return {
    _id: id,
    label,
    questionType: kind === 'choice' ? 'select_radio' : 'text',
    required: isRequired,
    descriptions: [],
    labels: [],
    treeOptions: [],
    userAddRow: false,
    options: kind === 'choice' ? ['Yes', 'No'].map(option) : [],
    ...(after !== null && {
      dependency: {
        operator: 'AND',
        statements: [{ action: 'show', questionId: after, operator: 'IS', values: ['Yes'], statements: [] }],
      },
    }),
  };
}

const option = (value: string) => ({
  value,
  labels: [{ language: 'en', value }],
  isWriteIn: false,
  numericalValue: null,
});
