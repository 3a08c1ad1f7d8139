import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { EmailPage } from './EmailPage.tsx';

const meta: Meta<typeof EmailPage> = {
  title: 'emails/EmailPage',
  component: EmailPage,
  parameters: { path: '/emails/management/email/m1' },
};
export default meta;

type Story = StoryObj<typeof EmailPage>;

const email = { _id: 'm1', version: 3, subject: 'Demo day', status: 'draft', scheduledFor: null, sentAt: null };
const record = {
  ...email,
  id: 'm1',
  subjects: [],
  bodyDocument: 'Hello {firstName}',
  bodies: [],
  recipients: [],
  cc: [],
  bcc: [],
};
const audience = {
  reachable: 2,
  skipped: [{ _id: 'u9', fullName: 'Cem', reason: 'unconfirmed' }],
  examples: [{ _id: 'u2', fullName: 'Ben Ito' }],
};
const template = {
  _id: 't1',
  name: 'Invitation',
  subject: 'You are invited',
  subjects: [],
  bodyDocument: 'Come, {firstName}!',
  bodies: [],
  blueprint: null,
};

const answers = (more: object = {}) => ({
  EmailPage: { data: { email: { ...email, ...more } } },
  Form_email: { data: { record } },
  EmailAudience: { data: { emailAudience: audience } },
  EmailPreview: {
    data: { emailPreview: { subject: 'Demo day', html: '<p>Hello Ben</p>', unknown: ['oops'], languages: ['en'] } },
  },
  EmailTexts: {
    data: {
      emailTemplates: { results: [template] },
      contentTemplates: { results: [{ _id: 'c1', name: 'Signature', contentDocument: 'Kind regards' }] },
    },
  },
  SendEmail: { data: { sendEmail: { ...email, status: 'sending' } } },
});

export const Draft: Story = {
  parameters: { answers: answers() },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText('Goes to 2 people')).toBeVisible();
    await expect(await body.findByText('One person is left out')).toBeVisible();
    await expect(await body.findByText(/Nothing is known to fill in for {oops}/)).toBeVisible();
    await userEvent.click(await body.findByRole('button', { name: 'Send now' }));
    const question = within(await body.findByRole('dialog', { name: 'Send this e-mail to 2 people now?' }));
    await userEvent.click(question.getByRole('button', { name: 'Send now' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('The e-mail is being sent');
  },
};
export const NotSaved: Story = {
  parameters: { answers: answers() },
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Subject' }), '!');
    await expect(await canvas.findByText('Save first: what is sent is what is saved.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send now' })).toBeDisabled();
  },
};
export const FromATemplate: Story = {
  parameters: { answers: answers(), path: '/emails/management/email/new' },
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('combobox', { name: 'Start from a template' }));
    await userEvent.click(await body.findByRole('option', { name: 'Invitation' }));
    await expect(body.getByRole('textbox', { name: 'Subject' })).toHaveValue('You are invited');
    await userEvent.click(body.getByRole('combobox', { name: 'Insert a text' }));
    await userEvent.click(await body.findByRole('option', { name: 'Signature' }));
    await expect(body.getByRole('textbox', { name: /^Content/ })).toHaveTextContent('Come, {firstName}!Kind regards');
  },
};
export const WithoutTemplates: Story = {
  parameters: { answers: answers() },
  beforeEach: () => {
    sessionStore.set((current) => {
      if (!current.rights) return current;
      const principal = { ...current.rights.principal, featuresOff: ['emailTemplates'] };
      return { ...current, rights: { ...current.rights, principal } };
    });
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('textbox', { name: 'Subject' });
    await expect(canvas.queryByRole('combobox', { name: 'Start from a template' })).toBeNull();
  },
};
const delivery = { _id: 'd1', id: 'd1', version: 1, copyTo: null, createdAt: '2026-01-05T09:00:00.000Z', email: null };
export const Sent: Story = {
  parameters: {
    answers: {
      ...answers({ status: 'sent', sentAt: '2026-01-05T09:00:00.000Z' }),
      Screen_emails_deliveries: {
        data: {
          page: {
            totalCount: 1,
            next: null,
            prev: null,
            results: [
              { ...delivery, recipient: { _id: 'u2', fullName: 'Ben Ito' }, status: 'skipped', reason: 'unconfirmed' },
            ],
          },
        },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('E-mail address not confirmed')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Subject' })).toBeNull();
  },
};
export const Scheduled: Story = {
  parameters: { answers: answers({ status: 'scheduled', scheduledFor: '2099-01-05T09:00:00.000Z' }) },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Take back' })).toBeVisible();
  },
};
export const Missing: Story = { parameters: { answers: { EmailPage: { data: { email: null } } } } };
