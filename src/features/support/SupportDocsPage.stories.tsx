import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SupportDocsPage } from './SupportDocsPage.tsx';

const meta: Meta<typeof SupportDocsPage> = {
  title: 'support/SupportDocsPage',
  component: SupportDocsPage,
  parameters: { page: true, path: '/support/docs' },
};
export default meta;

type Story = StoryObj<typeof SupportDocsPage>;

const hit = { slug: 'a', title: 'Sign in', excerpt: 'Choose Forgot password.', doc_categories: ['Account'] };
const found = (searchDocumentation: readonly object[]) => ({ SearchDocumentation: { data: { searchDocumentation } } });

export const All: Story = {
  parameters: { answers: found([hit]) },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Sign in' });
    await expect(link).toHaveAttribute('href', '/support/docs/a');
  },
};
export const ToSearch: Story = {
  parameters: { path: '/support/docs#search', answers: found([hit]) },
  play: async ({ canvasElement }) => {
    const box = await within(canvasElement).findByRole('searchbox', { name: 'Search docs' });
    await waitFor(() => expect(box).toHaveFocus());
  },
};
export const NothingFound: Story = {
  parameters: { answers: found([]) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We found no result for your query.')).toBeVisible();
  },
};
export const OnePage: Story = {
  parameters: {
    path: '/support/docs/a',
    answers: {
      DocumentationPage: {
        data: {
          documentationPage: { title: 'Sign in', description: 'How to', body: '# Help\nChoose **this** <b>one</b>' },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findByText('this')).tagName).toBe('STRONG');
    await expect(canvas.getByText(/<b>one<\/b>/)).toBeVisible();
  },
};
