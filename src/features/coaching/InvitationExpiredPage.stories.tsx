import type { Meta, StoryObj } from '@storybook/react-vite';
import { InvitationExpiredPage } from './InvitationExpiredPage.tsx';

const meta: Meta<typeof InvitationExpiredPage> = {
  title: 'coaching/InvitationExpiredPage',
  component: InvitationExpiredPage,
};
export default meta;

type Story = StoryObj<typeof InvitationExpiredPage>;

export const WithCalendar: Story = {};
export const OfAnApplicant: Story = { globals: { role: 'Applicant' } };
