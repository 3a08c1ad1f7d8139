import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { says } from '../../../../stories/support/says.ts';
import { UnconfirmedAddresses } from './UnconfirmedAddresses.tsx';

const addresses = (confirmed: boolean) => ({
  data: {
    incubator: {
      _id: 't1',
      generalEmail: { address: 'hello@acme.example', confirmed },
      supportEmail: { address: null, confirmed: null },
    },
  },
});

const meta: Meta = {
  title: 'organisation/UnconfirmedAddresses',
  render: () => <UnconfirmedAddresses />,
  parameters: {
    answers: {
      OrganisationAddresses: addresses(false),
      ResendIncubatorEmail: { data: { resendIncubatorEmail: true } },
      DeleteUnconfirmedEmailAddressButton: { error: 'The database rests' },
    },
  },
};
export default meta;

type Story = StoryObj;

export const Waiting: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the link again: hello@acme.example' }));
    await says('The link is on its way')({ canvasElement });
  },
};
export const WaitingDark: Story = { globals: { colourMode: 'dark' } };
export const WaitingRightToLeft: Story = { globals: { language: 'ar' } };
export const RemovingFailed: Story = {
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove: hello@acme.example' }));
    await says('The database rests')({ canvasElement });
    await expect(canvas.getByText(/hello@acme.example/)).toBeVisible();
  },
};
export const AllConfirmed: Story = {
  parameters: { answers: { OrganisationAddresses: addresses(true) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};
