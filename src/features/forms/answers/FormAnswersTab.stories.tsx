import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { publicForm, someAnswers } from '../../../../stories/support/buildForm.ts';
import { AnswerFilters } from './AnswerFilters.tsx';
import { AnswersExport } from './AnswersExport.tsx';
import { AnswersView } from './AnswersView.tsx';
import type { ResultsPartsFragment } from './answers.gen.ts';
import { formAnswersSource } from './answersSource.ts';
import { DeleteResponse } from './DeleteResponse.tsx';
import { FeedbackAnswersTab } from './FeedbackAnswersTab.tsx';
import { FormAnswersTab } from './FormAnswersTab.tsx';
import { QuestionCard } from './QuestionCard.tsx';
import { ResponseDocument } from './ResponseDocument.tsx';
import { Responses } from './Responses.tsx';
import { Results } from './Results.tsx';
import { results } from './storyResults.ts';

const response = (_id: string, respondentName: string | null, formVersion: number) => ({
  _id,
  respondentName,
  respondentEmail: respondentName && 'ada@example.com',
  submittedAt: '2026-03-04T10:00:00Z',
  formVersion,
  application: null,
});
const document = {
  form: { ...publicForm, title: 'About you', version: 2 },
  answers: someAnswers,
};
const asked = fn();
const removed = fn();
const answers = {
  FeedbackResults: { data: { feedbackResults: null } },
  FormResults: {
    answer: (variables: { readonly where: readonly unknown[] }) => {
      asked(variables.where);
      return { formResults: variables.where.length > 0 ? { ...results, count: 1 } : results };
    },
  },
  FormResponses: {
    data: {
      formResponses: {
        totalCount: 3,
        next: null,
        results: [response('r3', 'Ada Okafor', 2), response('r2', null, 2), response('r1', 'Bo Lindqvist', 1)],
      },
    },
  },
  FormResponse: { data: { formResponse: document } },
  DeleteResponse: {
    answer: (variables: unknown) => {
      removed(variables);
      return { deleteFormSubmission: 'r3' };
    },
  },
};

const meta: Meta<typeof FormAnswersTab> = {
  title: 'forms/FormAnswersTab',
  component: FormAnswersTab,
  args: { recordId: 'f1' },
  parameters: { answers, page: true },
};
export default meta;

type Story = StoryObj<typeof FormAnswersTab>;

/** J and K walk from one response to the next. */
export const OneByOne: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('article', { name: 'Ada Okafor' });
    await within(first).findByText('We bake bread');
    await userEvent.keyboard('j');
    await expect(await canvas.findByRole('article', { name: 'Without a name' })).toHaveTextContent('2 of 3');
    await userEvent.keyboard('k');
    await expect(await canvas.findByRole('article', { name: 'Ada Okafor' })).toBeVisible();
  },
};

/** A text leads to the response that it stands in. */
export const Together: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Results'));
    const stage = within(await canvas.findByRole('region', { name: 'How far are you?' }));
    await expect(stage.getByRole('row', { name: /Customers/ })).toHaveTextContent('67%2');
    await expect(stage.getByRole('row', { name: /Prototype/ })).toHaveTextContent('0%0');
    await expect(canvas.getByRole('region', { name: 'Monthly costs' })).toHaveTextContent('No longer asked');
    await userEvent.click(canvas.getByRole('button', { name: 'Pumps for dry valleys' }));
    await expect(await canvas.findByRole('article', { name: 'Without a name' })).toBeVisible();
  },
};

/** Answers are filtered by any of them; each filter says what it wants. */
export const Filtered: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }));
    await userEvent.selectOptions(await body.findByLabelText('Question'), 'How far are you?');
    await userEvent.click(await body.findByRole('checkbox', { name: 'Customers' }));
    await userEvent.click(body.getByRole('button', { name: 'Apply' }));
    await waitFor(() =>
      expect(asked).toHaveBeenLastCalledWith([{ questionId: 'q6', operator: 'IS', values: ['Customers'] }]),
    );
    await expect(await canvas.findByText('Responses: 1 of 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: “How far are you?” is Customers' }));
    await expect(await canvas.findByText('Responses: 3')).toBeVisible();
  },
};

export const Deleted: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete response' }));
    const dialog = within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete response' }));
    await waitFor(() => expect(removed).toHaveBeenCalledWith({ id: 'r3' }));
  },
};

const feedback = {
  FeedbackResults: { data: { feedbackResults: results } },
  FeedbackResponses: {
    data: {
      feedbackResponses: {
        totalCount: 1,
        next: null,
        results: [
          {
            _id: 'a1',
            author: { _id: 'u1', fullName: 'Ada Okafor' },
            rating: 8,
            comment: 'Helped us to find our first customers.',
            submittedAt: '2026-03-04T10:00:00Z',
            formVersion: 2,
          },
        ],
      },
    },
  },
  FeedbackResponse: { data: { feedbackResponse: document } },
};
export const OfFeedback: Story = {
  render: () => <FeedbackAnswersTab recordId="q1" />,
  parameters: { answers: feedback },
  play: async ({ canvas }) => {
    const shown = await canvas.findByRole('article', { name: 'Ada Okafor' });
    await expect(shown).toHaveTextContent('Rating: 8 of 10');
    await expect(within(shown).queryByRole('button', { name: 'Delete response' })).toBeNull();
  },
};

const noneHandedIn = { answer: () => ({ formResults: { ...results, count: 0, total: 0, questions: [] } }) };
/** A form of sessions: what its people have answered there stands with the form, one by one and by question. */
export const GivenAtWork: Story = {
  parameters: {
    answers: {
      ...answers,
      FormResults: { answer: () => ({ formResults: { ...results, total: 0, count: 0 } }) },
      AnswersAtWork: { data: { answersAtWork: ['sessions'], form: { _id: 'f1', kind: 'coaching' } } },
      WorkResults: { data: { workResults: results } },
      SessionResponses: {
        data: {
          sessionResponses: {
            totalCount: 1,
            next: null,
            results: [
              {
                _id: 'se1',
                session: { _id: 'c1', name: 'Pricing' },
                author: { _id: 'u2', fullName: 'Nora Haddad' },
                submittedAt: '2026-03-04T10:00:00Z',
                formVersion: 2,
              },
            ],
          },
        },
      },
      WorkResponse: { data: { workResponse: document } },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('article', { name: 'Nora Haddad' })).toHaveTextContent('Pricing');
    await userEvent.click(canvas.getByText('Results'));
    await expect(await canvas.findByRole('region', { name: 'Monthly costs' })).toBeVisible();
  },
};
/** Nobody has to be asked where a form is answered at work: it is said where that is. */
export const NotUsedYet: Story = {
  parameters: {
    answers: {
      ...answers,
      FormResults: { answer: () => ({ formResults: { ...results, total: 0, count: 0 } }) },
      AnswersAtWork: { data: { answersAtWork: [], form: { _id: 'f1', kind: 'coaching' } } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Choose it as the evaluation form of a session/)).toBeVisible();
  },
};
/** What those who were asked have answered stands with the form, too. */
export const AnsweredByRequest: Story = {
  parameters: { answers: { ...answers, ...feedback, FormResults: noneHandedIn } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: 'Ada Okafor' })).toHaveTextContent('Rating: 8 of 10');
  },
};
export const AnsweredBothWays: Story = {
  parameters: { answers: { ...answers, ...feedback } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Responses: 3')).toBeVisible();
    await userEvent.click(canvas.getByText('Asked for'));
    await expect(await canvas.findByRole('article', { name: 'Ada Okafor' })).toHaveTextContent('Rating: 8 of 10');
  },
};
export const NothingYet: Story = {
  parameters: {
    answers: { ...answers, FormResults: noneHandedIn },
  },
};
export const Loading: Story = { parameters: { answers: { ...answers, FormResults: 'never' } } };
export const Failed: Story = { parameters: { answers: { ...answers, FormResults: { error: 'The server is away.' } } } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const OnPhone: Story = { globals: { viewport: { value: 'mobile1' } } };

const source = formAnswersSource('f1');
const item = {
  id: 'r3',
  name: 'Ada Okafor',
  person: 'ada@example.com',
  submittedAt: '2026-03-04T10:00:00Z',
  version: 2,
  application: null,
  rating: 8,
  comment: 'Helped us to find our first customers.',
};
const exported = fn();
const [written, chosen] = results.questions;

export const OfForm: Story = {
  render: () => <AnswersView source={source} exportOf={{ recordId: 'f1', asked: false }} />,
};
export const Chips: Story = {
  render: () => (
    <AnswerFilters
      questions={results.questions}
      where={[{ action: 'show', questionId: 'q6', operator: 'IS', values: ['Customers'] }]}
      onChange={fn()}
    />
  ),
};
/** What is exported is what is shown. */
export const Exported: Story = {
  render: () => (
    <AnswersExport
      of={{ recordId: 'f1', asked: true }}
      where={[{ action: 'show', questionId: 'q6', operator: 'IS', values: ['Customers'] }]}
    />
  ),
  parameters: {
    answers: {
      StartExport: {
        answer: (variables: unknown) => {
          exported(variables);
          return { startExport: { _id: 'e1' } };
        },
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }));
    await userEvent.click(await within(canvasElement.ownerDocument.body).findByRole('menuitem', { name: 'CSV' }));
    const where = [{ questionId: 'q6', operator: 'IS', values: ['Customers'] }];
    await waitFor(() =>
      expect(exported).toHaveBeenCalledWith({ type: 'forms', format: 'csv', recordId: 'f1', asked: true, where }),
    );
  },
};
export const AskedBeforeDeleting: Story = {
  render: () => <DeleteResponse item={item} remove={() => Promise.resolve()} onDeleted={fn()} />,
};
export const OneDocument: Story = {
  render: () => (
    <ResponseDocument
      source={source}
      item={item}
      place={{ position: 1, total: 3 }}
      next={null}
      onWalk={fn()}
      onClose={fn()}
      onDeleted={fn()}
    />
  ),
};
export const ListAndDocument: Story = {
  render: () => <Responses source={source} where={[]} chosen="r2" onChoose={fn()} onChanged={fn()} />,
};
const from = { source, where: [] };
export const AllQuestions: Story = { render: () => <Results results={results} {...from} onShow={fn()} /> };
export const Texts: Story = {
  render: () => <>{written && <QuestionCard question={written} responses={3} {...from} onShow={fn()} />}</>,
};
/** All of them, a page at a time, and only those with a word. */
export const EveryText: Story = {
  parameters: {
    answers: {
      FormTexts: {
        answer: ({ search }: Readonly<Record<string, unknown>>) => ({
          formTexts: {
            totalCount: 9,
            next: search ? null : 'r8',
            results: [{ responseId: 'r8', text: search ? 'Pumps for dry valleys' : 'We bake bread' }],
          },
        }),
      },
    },
  },
  render: () => (
    <>{written && <QuestionCard question={{ ...written, answered: 9 }} responses={9} {...from} onShow={fn()} />}</>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'All answers: 9' }));
    await expect(await canvas.findByRole('list', { name: 'All answers' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Show more' })).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search the answers' }), 'dry');
    await waitFor(() => expect(canvas.getByText('Pumps for dry valleys')).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull());
  },
};
export const EveryTextRightToLeft: Story = { ...EveryText, play: async () => undefined, globals: { language: 'ar' } };
export const Shares: Story = {
  render: () => <>{chosen && <QuestionCard question={chosen} responses={3} {...from} onShow={fn()} />}</>,
};

const table = results.questions.find(
  ({ table }) => table !== null,
) as unknown as ResultsPartsFragment['questions'][number];
const shown = fn();
/** How many rows, each column as what stands in it, and the rows themselves, which lead to their response. */
export const RowsOfATable: Story = {
  render: () => (
    <QuestionCard question={table} responses={3} onShow={shown} source={formAnswersSource('f1')} where={[]} />
  ),
  play: async ({ canvas, userEvent }) => {
    const amount = within(canvas.getByRole('region', { name: 'What stands in column Amount' }));
    await expect(amount.getByText('5 of 7 rows filled')).toBeVisible();
    await expect(amount.getByText('42,500')).toBeVisible();
    const since = within(canvas.getByRole('region', { name: 'What stands in column Since' }));
    await expect(since.getByRole('row', { name: /2025/ })).toHaveTextContent('67%4');
    const rows = within(canvas.getByRole('table', { name: 'Newest rows' }));
    const row = within(rows.getByRole('row', { name: /Cedar/ }));
    await userEvent.click(row.getByRole('button', { name: 'Show the response' }));
    await expect(shown).toHaveBeenCalledWith('r2');
  },
};
export const RowsInTheDark: Story = { ...RowsOfATable, play: async () => undefined, globals: { colourMode: 'dark' } };
export const RowsInArabic: Story = { ...RowsOfATable, play: async () => undefined, globals: { language: 'ar' } };
export const RowsOnAPhone: Story = {
  ...RowsOfATable,
  play: async () => undefined,
  globals: { viewport: { value: 'mobile1' } },
};
