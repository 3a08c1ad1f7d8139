import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { documentOfText } from '#domain/richText/documentOf.ts';
import { EmailDraft } from './EmailDraft.tsx';
import { EmailPreview } from './EmailPreview.tsx';
import { EmailTools } from './EmailTools.tsx';
import { SendPanel } from './SendPanel.tsx';
import { SentEmail } from './SentEmail.tsx';

const meta: Meta = { title: 'emails/EmailParts' };
export default meta;

type Story = StoryObj;

const dark = { globals: { colourMode: 'dark' } };
const arabic = { globals: { language: 'ar' } };

const email = {
  _id: 'm1',
  version: 3,
  subject: 'Demo day',
  status: 'draft',
  scheduledFor: null,
  sentAt: null,
} as const;
const audience = (reachable: number) => ({
  reachable,
  skipped: [{ _id: 'u9', fullName: 'Cem', reason: 'unconfirmed' }],
  examples: reachable === 0 ? [] : [{ _id: 'u2', fullName: 'Ben Ito' }],
});
const preview = { subject: 'Demo day', html: '<p>Hello Ben</p>', unknown: [], languages: ['en'] };
const texts = {
  emailTemplates: {
    results: [
      {
        _id: 't1',
        name: 'Invitation',
        subject: 'Come',
        subjects: [],
        bodyDocument: 'Come!',
        bodies: [],
        blueprint: null,
      },
    ],
  },
  contentTemplates: { results: [{ _id: 'c1', name: 'Signature', contentDocument: 'Kind regards' }] },
};
const answers = {
  EmailAudience: { data: { emailAudience: audience(2) } },
  EmailPreview: { data: { emailPreview: preview } },
  EmailTexts: { data: texts },
};

export const NewDraft: Story = {
  parameters: { answers },
  render: () => <EmailDraft email={null} onChanged={fn()} />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('textbox', { name: 'Subject' })).toHaveValue('');
    // Nobody to send to before it is saved, and nothing to see before something is written.
    await expect(canvas.queryByRole('button', { name: 'Send now' })).toBeNull();
    await expect(canvas.queryByTitle('Preview')).toBeNull();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Subject' }), 'Demo day');
    await expect((await canvas.findByTitle<HTMLIFrameElement>('Preview')).srcdoc).toContain('Hello Ben');
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Subject' }));
  },
};

const written = fn();
export const Tools: Story = {
  parameters: { answers },
  render: () => <EmailTools values={{ bodyDocument: 'Hello' }} onChange={written} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('combobox', { name: 'Insert a text' }));
    await userEvent.click(await body.findByRole('option', { name: 'Signature' }));
    await expect(written).toHaveBeenLastCalledWith({ bodyDocument: documentOfText('Hello\n\nKind regards') });
  },
};
export const ToolsRightToLeft: Story = { ...Tools, ...arabic, play: async () => undefined };

const sending = (reachable: number, isDirty = false): Story => ({
  parameters: { answers: { ...answers, EmailAudience: { data: { emailAudience: audience(reachable) } } } },
  render: () => <SendPanel email={email} isDirty={isDirty} onSent={fn()} />,
});
export const ReadyToSend: Story = {
  ...sending(2),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Goes to 2 people')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send now' })).toBeEnabled();
  },
};
/** A slip in the date sends nothing that is not finished. */
export const SendingInThePast: Story = {
  ...sending(2),
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Goes to 2 people');
    await userEvent.type(canvas.getByLabelText('Send at (optional)'), '2001-11-01T09:00');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This time has passed');
    await expect(canvas.getByRole('button', { name: 'Schedule' })).toBeDisabled();
  },
};
export const ReachesNobody: Story = {
  ...sending(0),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('One person is left out');
    await expect(canvas.getByRole('button', { name: 'Send now' })).toBeDisabled();
  },
};
export const AudienceFails: Story = {
  parameters: { answers: { EmailAudience: { error: 'The database rests' } } },
  render: () => <SendPanel email={email} isDirty={false} onSent={fn()} />,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The database rests')).toBeVisible();
  },
};
export const NotSavedYet: Story = sending(2, true);
export const SendDark: Story = { ...sending(2), ...dark };
export const SendRightToLeft: Story = { ...sending(2), ...arabic };

export const Preview: Story = {
  parameters: { answers },
  render: () => <EmailPreview email={email} text={null} />,
  play: async ({ canvasElement, userEvent }) => {
    const frame = await within(canvasElement).findByTitle<HTMLIFrameElement>('Preview');
    await expect(frame).toHaveAttribute('sandbox', '');
    await expect(getComputedStyle(frame).colorScheme).toBe('light');
    await userEvent.click(within(canvasElement).getByText('Dark'));
    await expect(getComputedStyle(frame).colorScheme).toBe('dark');
    await expect(frame.srcdoc).toContain('Hello Ben');
  },
};
export const PreviewLoads: Story = {
  parameters: { answers: { ...answers, EmailPreview: 'never' } },
  render: () => <EmailPreview email={email} text={null} />,
};
export const PreviewFails: Story = {
  parameters: { answers: { ...answers, EmailPreview: { error: 'The database rests' } } },
  render: () => <EmailPreview email={email} text={null} />,
};

const planned = { ...email, status: 'scheduled', scheduledFor: '2099-01-05T09:00:00.000Z' } as const;
const taken = fn();
export const TakenBack: Story = {
  parameters: { answers: { ...answers, CancelEmail: { data: { cancelEmail: email } } } },
  render: () => <SentEmail email={planned} onChanged={taken} />,
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Take back' }));
    await expect(taken).toHaveBeenCalled();
  },
};
export const PlannedRightToLeft: Story = { ...TakenBack, ...arabic, play: async () => undefined };
