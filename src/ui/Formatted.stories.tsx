import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { FormattedText } from './FormattedText.tsx';
import { LockedFeature } from './LockedFeature.tsx';

const meta: Meta = { title: 'ui/Formatted' };
export default meta;

type Story = StoryObj;

const text = [
  '# How it works',
  'Write **boldly**, or *softly*,\nand [see the site](https://example.com).',
  '- one\n- two',
  '1. first\n2. second',
].join('\n\n');

export const Everything: Story = {
  render: () => <FormattedText text={text} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'How it works' })).toBeVisible();
    await expect(canvas.getByText('boldly').tagName).toBe('STRONG');
    await expect(canvas.getByRole('link', { name: 'see the site' })).toHaveAttribute('href', 'https://example.com');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};
export const MarkupIsText: Story = {
  render: () => <FormattedText text={'<img src=x onerror=alert(1)> and [bad](javascript:alert(1))'} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img, a')).toBeNull();
    await expect(canvasElement).toHaveTextContent('<img src=x onerror=alert(1)>');
  },
};
export const TextDark: Story = { ...Everything, globals: { colourMode: 'dark' } };

export const Locked: Story = {
  render: () => <LockedFeature>New role</LockedFeature>,
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleName(/^New role ?: This feature is not available in your selected plan$/);
  },
};
export const LockedDark: Story = { ...Locked, globals: { colourMode: 'dark' } };
export const LockedRightToLeft: Story = {
  render: () => <LockedFeature>دور جديد</LockedFeature>,
  globals: { language: 'ar' },
};
