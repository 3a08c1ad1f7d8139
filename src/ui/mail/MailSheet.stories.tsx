import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MailSheet } from './MailSheet.tsx';

const html = `<!doctype html><html lang="en"><head><style>body { font-family: sans-serif; padding: 24px }
@media (prefers-color-scheme: dark) { body { color: #e8eaed; background: #1c1f24 } }</style></head>
<body><h2>Welcome to Climate</h2><p>Dear Nia, your place is <strong>ready</strong>.</p></body></html>`;

const meta: Meta<typeof MailSheet> = {
  title: 'ui/MailSheet',
  component: MailSheet,
  args: { subject: 'Volta is accepted into Climate', html },
};
export default meta;

type Story = StoryObj<typeof MailSheet>;

export const Light: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    const mail = await canvas.findByTitle('Preview');
    await expect(mail).toHaveAttribute('data-mode', 'light');
    await expect(mail).toHaveAttribute('srcdoc', expect.stringContaining('@media not all'));
    await userEvent.click(canvas.getByText('Dark'));
    await expect(mail).toHaveAttribute('data-mode', 'dark');
    await expect(mail).toHaveAttribute('srcdoc', expect.stringContaining('@media all'));
  },
};
export const Short: Story = { args: { isShort: true } };
export const LongSubject: Story = { args: { subject: 'A word on your application to Climate '.repeat(5) } };
export const InArabic: Story = { globals: { language: 'ar' } };
export const OnADarkPage: Story = { globals: { colourMode: 'dark' } };
