import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormVersionsTab } from './FormVersionsTab.tsx';

const version = (number: number, publishedAt: string, name: string | null) => ({
  _id: `v${number}`,
  number,
  publishedAt,
  questionCount: 10 + number,
  publishedBy: name === null ? null : { _id: 'u1', fullName: name },
});
const form = { _id: 'f1', status: 'published', revision: 2 };
const answer = (results: readonly object[]) => ({ FormVersions: { data: { form, formVersions: { results } } } });

const meta: Meta<typeof FormVersionsTab> = {
  title: 'forms/FormVersionsTab',
  component: FormVersionsTab,
  args: { recordId: 'f1' },
  parameters: {
    answers: answer([version(2, '2026-03-04T10:00:00Z', 'Ada Okafor'), version(1, '2026-01-04T10:00:00Z', null)]),
  },
};
export default meta;

type Story = StoryObj<typeof FormVersionsTab>;

/** The newest is compared with the one before it. */
export const Several: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('/forms/management/form/f1@1/compare/f1@2'),
    );
  },
};
export const None: Story = { parameters: { answers: answer([]) } };
export const Loading: Story = { parameters: { answers: { FormVersions: 'never' } } };
export const Failed: Story = { parameters: { answers: { FormVersions: { error: 'The server is away.' } } } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
