import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { says } from '../../../../stories/support/says.ts';
import { OfferQuestions } from './OfferQuestions.tsx';
import { ProgramStory } from './ProgramStory.tsx';

const program = {
  _id: 'p1',
  name: 'Climate',
  slug: 'climate',
  story: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'For whom' }] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: 'For those who mend ' },
          { type: 'text', text: 'the weather', marks: [{ type: 'bold' }] },
        ],
      },
    ],
  },
  questions: [
    { _id: 'a1', question: 'What does it cost?', answer: 'Nothing. We take **no** shares.' },
    { _id: 'a2', question: 'Do we have to move?', answer: 'No.' },
  ],
  startDate: '2027-01-11',
  endDate: '2027-04-02',
  opensAt: null,
};
const autumn = {
  _id: 'f1',
  name: 'Autumn batch',
  description: 'Twelve weeks, ten teams.',
  closesAt: '2026-12-31T23:59:59.999Z',
  hearsBy: '2027-01-05',
  rounds: ['Application', 'Interview', 'Decision'],
  program,
};
const spring = { ...autumn, _id: 'f2', name: 'Spring batch', hearsBy: null, rounds: ['Application'] };
const question = (id: string, questionType: string, label: string, arabic?: string) => ({
  _id: id,
  questionType,
  label,
  labels: arabic ? [{ language: 'ar', value: arabic }] : [],
});
const questions = [
  question('q1', 'section', 'Your company', 'شركتك'),
  question('q2', 'text', 'In one sentence, what do you do?', 'ماذا تفعلون في جملة واحدة؟'),
  question('q3', 'paragraph', 'Take your time.'),
  question('q4', 'calculated', 'Costs of a year'),
  question('q5', 'file', 'Pitch deck'),
];

const meta: Meta<typeof ProgramStory> = {
  title: 'applications/ProgramStory',
  component: ProgramStory,
  args: { program, offers: [autumn] },
};
export default meta;

const answered = { answers: { ApplicationQuestions: { data: { applicationQuestions: questions } } } };

type Story = StoryObj<typeof ProgramStory>;

export const OneOffer: Story = {
  parameters: answered,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('In one sentence, what do you do?')).toBeVisible();
    await expect(canvas.getByText('Jan 11 – Apr 2, 2027')).toBeVisible();
    await expect(canvas.getByText('Jan 5, 2027')).toBeVisible();
    await expect(canvas.queryByText('Take your time.')).toBeNull();
    await expect(canvas.queryByText('Costs of a year')).toBeNull();
  },
};
export const Several: Story = {
  parameters: answered,
  args: { offers: [autumn, spring] },
  play: async ({ canvasElement, userEvent }) => {
    const [first] = await within(canvasElement).findAllByText('What you will be asked');
    await expect(within(canvasElement).queryByText('Pitch deck')).toBeNull();
    await userEvent.click(first as HTMLElement);
    await expect(await within(canvasElement).findByText('Pitch deck')).toBeVisible();
  },
};
export const QuestionsAndAnswers: Story = {
  parameters: answered,
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'For whom' })).toBeVisible();
    await expect(canvas.getByText('the weather').tagName).toBe('STRONG');
    await expect(canvas.getByText('no')).not.toBeVisible();
    await userEvent.click(canvas.getByText('What does it cost?'));
    await expect(canvas.getByText('no')).toBeVisible();
  },
};
export const InArabic: Story = { parameters: answered, globals: { language: 'ar' }, play: says('شركتك') };
export const Dark: Story = { parameters: answered, globals: { colourMode: 'dark' } };
export const OnAPhone: Story = { parameters: answered, globals: { viewport: { value: 'mobile1' } } };
export const QuestionsLoading: Story = {
  parameters: { answers: { ApplicationQuestions: 'never' } },
  render: () => <OfferQuestions funnelId="f1" isOpen />,
};
export const QuestionsFailed: Story = {
  parameters: { answers: { ApplicationQuestions: { error: 'The database rests' } } },
  render: () => <OfferQuestions funnelId="f1" isOpen />,
  play: says('The database rests'),
};
