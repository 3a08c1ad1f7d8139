import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { screen } from '#src/generated/screens/application.detail.gen.ts';
import { DetailBar } from '#src/screens/detail/DetailBar.tsx';
import { DetailComponents } from '#src/screens/detail/DetailComponent.tsx';
import { QueueBar } from './QueueBar.tsx';

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
    answers: {
      ApplicationQueue: {
        data: {
          application: { _id: 'a1', funnel: { _id: 'f1', name: 'Pre-seed 2030' } },
          applicationQueue: { position: 1, count: 3, previous: null, next: 'a2' },
        },
      },
    },
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
const asked: string[] = [];
const answering = (name: string, data: object) => ({
  answer: ({ id }: { readonly id?: string }) => {
    asked.push(`${name} ${id}`);
    return data;
  },
});
const watched = {
  ApplicationQueue: answering('queue', {
    application: { _id: 'a1', funnel: { _id: 'f1', name: 'Pre-seed 2030' } },
    applicationQueue: { position: 1, count: 3, previous: null, next: 'a2' },
  }),
  ApplicationReview: answering('review', { application: null }),
  ApplicationHistory: answering('history', { applicationHistory: [] }),
};
const startWatching = (): void => void asked.splice(0);

/** What the next application shows is asked for while one looks at this one, so that it is there at the press of a key. */
export const AsksForTheNextAhead: Story = {
  parameters: { path: '/application/a1/review', answers: watched },
  beforeEach: startWatching,
  play: async () => {
    await waitFor(() => expect(asked).toEqual(expect.arrayContaining(['queue a2', 'review a2', 'history a2'])));
  },
};
/** On another tab only its place in the list is. */
export const AsksForNoReviewElsewhere: Story = {
  parameters: { answers: watched },
  beforeEach: startWatching,
  play: async () => {
    await waitFor(() => expect(asked).toContain('queue a2'));
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
