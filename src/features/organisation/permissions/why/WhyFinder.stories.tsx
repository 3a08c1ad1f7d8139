import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { notAssigned } from '../../../../../stories/support/accessReason.ts';
import { ActionChoices } from './ActionChoices.tsx';
import { RecordChoices } from './RecordChoices.tsx';
import { WhoChoices } from './WhoChoices.tsx';
import { WhyAnswer } from './WhyAnswer.tsx';
import { WhyFinder } from './WhyFinder.tsx';

const asked = fn();
const questions = {
  PermissionMatrix: { data: { roles: { results: [{ _id: 'r1', name: 'Coach', type: ['Coach'], permissions: [] }] } } },
  Options_User: {
    data: { page: { next: null, results: [{ _id: 'mona', fullName: 'Mona Mentor', email: 'mona@x.test' }] } },
  },
  AccessQuestions: {
    data: {
      accessQuestions: {
        fields: ['email', 'phone'],
        actions: [],
      },
    },
  },
};
const answers = {
  ...questions,
  AccessReason: {
    answer: (variables: unknown) => {
      asked(variables);
      return { accessReason: notAssigned };
    },
  },
};

const meta: Meta<typeof WhyFinder> = {
  title: 'organisation/WhyFinder',
  component: WhyFinder,
  subcomponents: { ActionChoices, RecordChoices, WhoChoices, WhyAnswer },
  parameters: { answers: questions },
  beforeEach: () => {
    asked.mockClear();
  },
};
export default meta;

type Story = StoryObj<typeof WhyFinder>;
type Play = NonNullable<Story['play']>;

/** A person's own record, chosen by keyboard. */
const choose: Play = async ({ canvasElement, userEvent }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Record' }));
  await within(document.body).findByRole('option', { name: 'Mona Mentor' });
  await userEvent.keyboard('{ArrowDown}{Enter}');
};

export const First: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Choose a record')).toBeVisible();
  },
};
export const Answered: Story = {
  parameters: { answers },
  play: async (story) => {
    await choose(story);
    const canvas = within(story.canvasElement);
    await expect(await canvas.findByText(/assigned records only/)).toBeVisible();
    await story.userEvent.selectOptions(canvas.getByRole('combobox', { name: 'In the role' }), 'Coach');
    await story.userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Action' }), 'update');
    await expect(asked).toHaveBeenLastCalledWith(
      expect.objectContaining({ entity: 'User', id: 'mona', role: 'r1', action: 'update', field: null }),
    );
    await story.userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Action' }), 'delete');
    await expect(canvas.getByRole('combobox', { name: 'Field' })).toBeDisabled();
  },
};
export const Loading: Story = { parameters: { answers: { AccessReason: 'never' } }, play: choose };
export const Failed: Story = {
  parameters: { answers: { AccessReason: { error: 'The database rests' } } },
  play: async (story) => {
    await choose(story);
    await expect(await within(story.canvasElement).findByText('The database rests')).toBeVisible();
    await expect(within(story.canvasElement).getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers }, globals: { colourMode: 'dark' }, play: choose };
export const OnPhone: Story = { parameters: { answers }, globals: { viewport: { value: 'phone' } }, play: choose };
