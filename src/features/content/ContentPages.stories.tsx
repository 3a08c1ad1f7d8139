import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FilePage } from './FilePage.tsx';
import { ResourcesPage } from './ResourcesPage.tsx';

const meta: Meta<typeof ResourcesPage> = {
  title: 'features/ContentPages',
  component: ResourcesPage,
  parameters: { page: true },
};
export default meta;

type Story = StoryObj<typeof ResourcesPage>;

const resource = {
  _id: 'x1',
  title: 'Data room checklist',
  summary: 'What investors ask for.',
  kind: 'template',
  status: 'published',
};
const answers = (resources: readonly unknown[], loose: readonly unknown[] = []) => ({
  ResourceSections: {
    data: {
      resourceSections: { results: [{ _id: 'c1', name: 'Fundraising', description: 'To the term sheet.', resources }] },
    },
  },
  LooseResources: { data: { resources: { results: loose } } },
});

export const Resources: Story = {
  parameters: { answers: answers([resource], [{ ...resource, _id: 'x2', title: 'Loose page' }]) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('link', { name: 'Data room checklist' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: /Without a section/ })).toBeVisible();
  },
};
export const NoResources: Story = { parameters: { answers: answers([]) } };
export const Loading: Story = { parameters: { answers: { ResourceSections: 'never', LooseResources: 'never' } } };
export const Failed: Story = {
  parameters: { answers: { ...answers([]), ResourceSections: { error: 'The database rests' } } },
};
export const RightToLeft: Story = { parameters: { answers: answers([resource]) }, globals: { language: 'ar' } };
export const Dark: Story = { parameters: { answers: answers([resource]) }, globals: { colourMode: 'dark' } };
export const File: Story = {
  parameters: {
    path: '/file?id=a1',
    answers: { FileById: { data: { attachment: { _id: 'a1', name: 'deck.pdf', contentType: 'application/pdf' } } } },
  },
  render: () => <FilePage />,
};
export const NoFile: Story = {
  parameters: { path: '/file?id=a1', answers: { FileById: { data: { attachment: null } } } },
  render: () => <FilePage />,
};
