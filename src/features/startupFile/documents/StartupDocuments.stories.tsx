import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { says } from '../../../../stories/support/says.ts';
import { DocumentRow } from './DocumentRow.tsx';
import { StartupDocuments } from './StartupDocuments.tsx';

const meta: Meta<typeof StartupDocuments> = {
  title: 'features/StartupDocuments',
  component: StartupDocuments,
  args: { recordId: 's1' },
  loaders: [
    () => {
      // What depends on the plan is part of it here.
      sessionStore.set((current) => ({
        ...current,
        rights: current.rights && {
          ...current.rights,
          features: {
            ...current.rights.features,
            switches: { ...current.rights.features.switches, startupDocuments: true },
          },
        },
      }));
    },
  ],
};
export default meta;

type Story = StoryObj<typeof StartupDocuments>;

const document = (id: string, name: string, more: Readonly<Record<string, unknown>> = {}) => ({
  _id: id,
  name,
  category: 'other' as const,
  description: null,
  url: null,
  size: 2_340_000,
  createdAt: '2026-01-10T09:00:00.000Z',
  uploadedBy: { _id: 'u7', fullName: 'Cleo Marsh' },
  file: { _id: `f${id}`, name },
  startup: { _id: 's1' },
  may: { update: true, delete: true },
  ...more,
});
const link = { file: null, size: null, url: 'https://example.com/contract', description: 'Signed in May.' };
const documents = [document('d1', 'Pitch deck.pdf'), document('d2', 'Contract', link)];
const list = (results: readonly unknown[]) => ({
  answers: { StartupDocuments: { data: { startupDocuments: { totalCount: results.length, results } } } },
});

export const FilesAndLinks: Story = {
  parameters: list(documents),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await canvas.findByRole('button', { name: 'Download Pitch deck.pdf' });
    await expect(canvas.getByRole('link', { name: 'Contract' })).toHaveAttribute('href', link.url);
    await canvas.findByRole('button', { name: 'Choose files' });
    await context.userEvent.click(canvas.getByRole('button', { name: 'Delete Pitch deck.pdf' }));
    await says('Delete Pitch deck.pdf?')(context);
  },
};
export const RightToLeft: Story = { parameters: list(documents), globals: { language: 'ar' } };
export const Dark: Story = { parameters: list(documents), globals: { colourMode: 'dark' } };
export const Empty: Story = { parameters: list([]), play: says('No documents yet') };
export const ToLookAtOnly: Story = {
  globals: { role: 'Mentor' },
  parameters: list(documents.map((one) => ({ ...one, may: { update: false, delete: false } }))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: 'Download Pitch deck.pdf' });
    await expect(canvas.queryByRole('button', { name: /Choose|Delete|Edit|Add/ })).toBeNull();
  },
};
export const Failed: Story = {
  parameters: { answers: { StartupDocuments: { error: 'The database rests' } } },
  play: says('The database rests'),
};
export const Row: Story = {
  render: () => (
    <ul style={{ padding: 0 }}>
      <DocumentRow
        document={document('d3', 'A name that goes on and on '.repeat(9))}
        onEdit={() => {}}
        onDeleted={() => {}}
      />
    </ul>
  ),
};
