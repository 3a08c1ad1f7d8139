import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { screen } from '#src/generated/screens/application.detail.gen.ts';
import { DetailBar } from '#src/screens/detail/DetailBar.tsx';
import { DetailComponents } from '#src/screens/detail/DetailComponent.tsx';
import { QueueBar } from './QueueBar.tsx';

const asked: string[] = [];
const answering = (name: string, data: object) => ({
  answer: ({ id }: { readonly id?: string }) => {
    asked.push(`${name} ${id}`);
    return data;
  },
});
/** Each story has applications of its own: what was asked for another one may still be known. */
const answersFor = (recordId: string, next: string) => ({
  ApplicationQueue: answering('queue', {
    application: { _id: recordId, funnel: { _id: 'f1', name: 'Pre-seed 2030' } },
    applicationQueue: { position: 1, count: 3, previous: null, next },
  }),
  ApplicationReview: answering('review', { application: null }),
  ApplicationHistory: answering('history', { applicationHistory: [] }),
});
const startWatching = (): void => void asked.splice(0);

const meta: Meta<typeof DetailBar> = {
  title: 'applications/QueueBar',
  component: DetailBar,
  args: { screen, recordId: 'a1' },
  render: (args) => (
    <DetailComponents value={async () => ({ 'application.queue': async () => ({ default: QueueBar }) })}>
      <DetailBar {...args} />
    </DetailComponents>
  ),
  parameters: {
    path: '/application/a1/form',
    answers: answersFor('a1', 'a2'),
  },
};
export default meta;

type Story = StoryObj<typeof DetailBar>;

export const FirstOfThree: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('1 of 3')).toBeVisible();
    await expect(canvas.getByText('Pre-seed 2030')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/application/a2/form');
    await expect(canvas.getByRole('button', { name: 'Previous' })).toBeDisabled();
  },
};
/** What the next application shows is asked for while one looks at this one, so that it is there at the press of a key. */
export const AsksForTheNextAhead: Story = {
  args: { recordId: 'b1' },
  parameters: { path: '/application/b1/review', answers: answersFor('b1', 'b2') },
  beforeEach: startWatching,
  play: async () => {
    await waitFor(() => expect(asked).toEqual(expect.arrayContaining(['queue b2', 'review b2', 'history b2'])));
  },
};
/** On another tab only its place in the list is. */
export const AsksForNoReviewElsewhere: Story = {
  args: { recordId: 'c1' },
  parameters: { path: '/application/c1/form', answers: answersFor('c1', 'c2') },
  beforeEach: startWatching,
  play: async () => {
    await waitFor(() => expect(asked).toContain('queue c2'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(asked.filter((question) => !question.startsWith('queue '))).toEqual([]);
  },
};
/** Without the permission. */
export const NotGranted: Story = {
  beforeEach: () =>
    sessionStore.set((current) => {
      if (!current.rights) return current;
      const { [screen.bar?.permission ?? '']: _revoked, ...grants } = current.rights.principal.grants;
      return { ...current, rights: { ...current.rights, principal: { ...current.rights.principal, grants } } };
    }),
  play: async ({ canvasElement }) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(within(canvasElement).queryByRole('navigation')).toBeNull();
  },
};
