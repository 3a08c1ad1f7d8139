import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WebhookSecret } from './WebhookSecret.tsx';

const meta: Meta<typeof WebhookSecret> = {
  title: 'organisation/WebhookSecret',
  component: WebhookSecret,
  args: { recordId: 'w1' },
  parameters: {
    answers: { WebhookSecret: { data: { webhook: { _id: 'w1', secret: 'whsec_Zm9yIHRoZSByZWNlaXZlcg==' } } } },
  },
};
export default meta;

type Story = StoryObj<typeof WebhookSecret>;

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    const write = fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    await expect(await canvas.findByLabelText('Secret')).toHaveValue('whsec_Zm9yIHRoZSByZWNlaXZlcg==');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the secret' }));
    await expect(write).toHaveBeenCalledWith('whsec_Zm9yIHRoZSByZWNlaXZlcg==');
  },
};
/** There is none before the webhook is saved. */
export const OfANewOne: Story = { args: { recordId: null } };
export const Failed: Story = { parameters: { answers: { WebhookSecret: { error: 'The database rests' } } } };
export const Dark: Story = { globals: { colourMode: 'dark' } };
export const RightToLeft: Story = { globals: { language: 'ar' } };
export const OnAPhone: Story = { globals: { viewport: { value: 'mobile1' } } };
