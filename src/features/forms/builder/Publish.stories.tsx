import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { buildFormDraft } from '../../../../stories/support/buildFormDraft.ts';
import { PublishButton } from './PublishButton.tsx';
import { PublishDialog } from './PublishDialog.tsx';

const form = buildFormDraft({ revision: 2, status: 'published' });
const meaning = {
  number: 3,
  answered: [
    { number: 2, draftCount: 3, answerCount: 412 },
    { number: 1, draftCount: 0, answerCount: 8 },
  ],
  followingCount: 2,
  removed: ['Runway'],
  added: ['Monthly costs', 'Costs of a year'],
  changed: ['How far are you?'],
  problems: [],
};
const published = fn();

/** A server on which publishing goes on for a while, and ends as it is told. */
const publishing = (state: 'success' | 'failure') => {
  let asked = 0;
  return {
    PublishingPreview: { data: { publishingPreview: meaning } },
    PublishInFormBuilder: { data: { publishForm: { formId: 'f1', publishingState: 'publishing' } } },
    FormDraft: {
      answer: () => {
        asked += 1;
        return { formDraft: { ...form, publishingState: asked > 1 ? state : 'publishing' } };
      },
    },
  };
};

const meta: Meta<typeof PublishDialog> = {
  title: 'forms/Publish',
  component: PublishDialog,
  args: { form, onClose: fn(), onPublished: published },
};
export default meta;

type Story = StoryObj<typeof PublishDialog>;

/** What it means is said before, and whether drafts move is the author's to say. */
export const Publishes: Story = {
  parameters: { answers: publishing('success') },
  play: async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await expect(await dialog.findByText(/3 drafts and 412 answers belong to version 2/)).toBeVisible();
    await expect(dialog.getByText(/belongs to version 1 and is always shown with it: 8 answers/)).toBeVisible();
    await expect(dialog.getByText(/2 drafts of shared links and surveys/)).toBeVisible();
    await expect(dialog.getByText('Runway')).toBeVisible();
    await userEvent.click(dialog.getByRole('switch'));
    await userEvent.click(dialog.getByRole('button', { name: 'Publish version 3' }));
    await within(document.body).findByText('The form is published.');
    await expect(published).toHaveBeenCalled();
  },
};
export const FailsToPublish: Story = {
  parameters: { answers: publishing('failure') },
  play: async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: 'Publish version 3' }));
    await within(document.body).findByText(/Publishing failed/);
  },
};
export const First: Story = {
  parameters: {
    answers: {
      PublishingPreview: {
        data: {
          publishingPreview: { ...meaning, number: 1, answered: [], followingCount: 0, removed: [], changed: [] },
        },
      },
    },
  },
};
export const Faulty: Story = {
  parameters: {
    answers: {
      PublishingPreview: {
        data: { publishingPreview: { ...meaning, problems: [{ elementId: 'q1', fault: 'optionsMissing' }] } },
      },
    },
  },
};
export const Loading: Story = { parameters: { answers: { PublishingPreview: 'never' } } };
export const Failed: Story = { parameters: { answers: { PublishingPreview: { error: 'The server is away.' } } } };
export const RightToLeft: Story = { parameters: { answers: publishing('success') }, globals: { language: 'ar' } };
export const NotReady: Story = {
  render: () => <PublishButton form={form} isReady={false} hasNews onPublished={fn()} />,
};
/** What is published as it is has nothing to publish. */
export const NothingNew: Story = {
  render: () => <PublishButton form={form} isReady hasNews={false} onPublished={fn()} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Published' })).toBeDisabled();
  },
};
