import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { OwnWordsPage } from './OwnWordsPage.tsx';

const saved = fn();
const incubator = (ownWords: readonly object[]) => ({ data: { incubator: { _id: 'i1', version: 4, ownWords } } });
const save = {
  answer: (variables: unknown) => {
    saved(variables);
    return { updateIncubator: { _id: 'i1', version: 5 } };
  },
};

const meta: Meta<typeof OwnWordsPage> = {
  title: 'features/OwnWordsPage',
  component: OwnWordsPage,
  parameters: { answers: { OwnWords: incubator([]), SaveOwnWords: save } },
};
export default meta;

type Story = StoryObj<typeof OwnWordsPage>;

/** A text is found as it stands, said otherwise, and everybody reads it. */
export const SaidOtherwise: Story = {
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.type(await body.findByRole('combobox', { name: 'Find a text as it stands now' }), 'tagline');
    await userEvent.click(await body.findByRole('option', { name: /field\.Startup\.tagline/ }));
    const words = await body.findByLabelText(/^Your words/);
    await waitFor(() => expect(words).toHaveValue('Tagline'));
    await userEvent.clear(words);
    await userEvent.type(words, 'In one line');
    await userEvent.click(body.getByRole('button', { name: 'Use these words' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        id: 'i1',
        version: 4,
        words: [{ key: 'field.Startup.tagline', language: 'en', text: 'In one line' }],
      }),
    );
    await waitFor(() => expect(body.getByText('Everybody reads “In one line” now')).toBeVisible());
  },
};

const some = [
  { key: 'field.Startup.tagline', language: 'en', text: 'In one line' },
  { key: 'field.Startup.gone', language: 'fr', text: 'Autrefois' },
];

const results = [
  {
    _id: 'c1',
    kind: 'word',
    place: 'field.Startup.tagline',
    language: 'en',
    before: null,
    after: { text: 'In one line' },
    createdAt: '2026-01-10T09:00:00.000Z',
    changedBy: { _id: 'u2', fullName: 'Ben Ito', avatar: null },
  },
];

/** Who has said a text otherwise, what it was, and back by one press. */
export const History: Story = {
  parameters: {
    answers: {
      OwnWords: incubator(some),
      SaveOwnWords: save,
      OrganisationChanges: { data: { organisationChanges: { totalCount: 1, next: null, results } } },
    },
  },
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'History' }));
    const list = within(await body.findByRole('list', { name: 'History' }));
    await waitFor(() => expect(list.getByRole('deletion')).toHaveTextContent('Tagline'));
    await expect(list.getByRole('insertion')).toHaveTextContent('In one line');
    await userEvent.click(list.getByRole('button', { name: /^Undo/ }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 'i1', version: 4, words: [some[1]] }));
  },
};

/** Words of a text that a later version lacks are said to be so, and can be taken out. */
export const WithWords: Story = {
  parameters: { answers: { OwnWords: incubator(some), SaveOwnWords: save } },
  play: async ({ canvasElement, userEvent }) => {
    saved.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText('In one line')).toBeVisible();
    await expect(body.getByText(/The product has this text no more/)).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Back to the usual words: Autrefois' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 'i1', version: 4, words: [some[0]] }));
  },
};

export const Empty: Story = {};
export const Loading: Story = { parameters: { answers: { OwnWords: { pending: true } } } };
export const Refused: Story = {
  parameters: { answers: { OwnWords: { error: 'No', code: 'ForbiddenError', reason: 'forbidden' } } },
};
