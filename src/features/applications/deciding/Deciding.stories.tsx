import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { DecideDialog } from '#src/screens/deciding/DecideDialog.tsx';
import { MailPreview } from '#src/screens/deciding/MailPreview.tsx';
import { StartupBegins } from '#src/screens/deciding/StartupBegins.tsx';
import { DecisionLetter } from '#src/ui/mail/DecisionLetter.tsx';
import { says } from '../../../../stories/support/says.ts';
import { DecisionBar } from './DecisionBar.tsx';
import { UndoLine } from './UndoLine.tsx';
import { WaitingButton } from './WaitingButton.tsx';

const mail = {
  to: 'nia@volta.example',
  subject: 'Volta is accepted into Climate',
  html: '<p>Hello Nia,</p><p>your place is <strong>ready</strong>.</p>',
  isOwn: false,
  letters: [],
  letter: null,
};
const letters = [
  { _id: 'l1', name: 'Usual refusal', isUsual: true },
  { _id: 'l2', name: 'Too early, apply again', isUsual: false },
];
const chosen = fn();
/** The mail that is looked at, and what is sent with the decision. */
const rejections = {
  DecisionMail: {
    answer: ({ letter }: Readonly<Record<string, unknown>>) => ({
      decisionMail: {
        ...mail,
        subject: letter === 'l2' ? 'Apply again' : 'Not this time',
        letters,
        letter: letter ?? 'l1',
      },
    }),
  },
  DecideApplication: {
    answer: (variables: Readonly<Record<string, unknown>>) => {
      chosen(variables.letter, variables.withoutMail);
      return { decideApplication: { _id: 'a1', status: 'rejected', undoableUntil: null } };
    },
  },
};
const application = {
  _id: 'a1',
  version: 3,
  startupName: 'Volta',
  status: 'under_review',
  undoableUntil: null,
  tellAt: null,
  waitingPlace: null,
  isLead: false,
  program: null,
  funnelAdmins: [],
  applicant: { _id: 'u9' },
} as const;

/** What accepting writes into the file. */
const begins = [
  { field: 'website', label: null, question: null, value: 'https://volta.example', leftOut: null },
  { field: 'stage', label: null, question: 'How far are you?', value: 'Growing', leftOut: null },
  { field: 'industries', label: null, question: 'What do you do?', value: 'Energy', leftOut: 'Ponies' },
  { field: 'document.pitch', label: null, question: 'Your deck', value: 'volta.pdf', leftOut: null },
  { field: 'custom.c1', label: 'Legal form', question: 'Legal form', value: null, leftOut: 'Guild' },
];

const preview = (placesTaken: number) => ({
  application: { _id: 'a1', program: { _id: 'p1', name: 'Growth Track', capacity: 12, placesTaken } },
  acceptedTeam: ['ada@volta.example', 'grace@volta.example'],
  startupPreview: begins,
});

const meta: Meta = {
  title: 'applications/Deciding',
  parameters: {
    answers: {
      DecisionMail: { data: { decisionMail: mail } },
      StartupPreview: { data: preview(9) },
      DecideApplication: { data: { decideApplication: { _id: 'a1', status: 'accepted', undoableUntil: null } } },
      UndoDecision: { data: { undoDecision: { _id: 'a1', status: 'under_review' } } },
    },
  },
};
export default meta;

type Story = StoryObj;

const done = fn();
const asked = fn();
const onAPhone = { viewport: { value: 'mobile1' } };
const phoneBar = () => (
  <DecisionBar application={application} onDecided={done}>
    <button type="button" onClick={asked}>
      Ask for more
    </button>
  </DecisionBar>
);
const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };

export const ByKeyboard: Story = {
  render: () => <DecisionBar application={application} onDecided={done} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('button', { name: 'Accept' });
    await userEvent.keyboard('r');
    const dialog = await body.findByRole('dialog', { name: /Volta/ });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
const waits = fn();
/** On a phone one row: the usual decisions, and everything else in a sheet that closes with what was chosen. */
export const OnAPhone: Story = {
  render: phoneBar,
  globals: onAPhone,
  play: async ({ canvasElement, userEvent }) => {
    asked.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    const bar = within(await body.findByRole('region', { name: 'Decision' }));
    const shown = bar.getAllByRole('button');
    await expect(shown.map((one) => one.textContent || one.getAttribute('aria-label'))).toEqual([
      'Accept',
      'Reject',
      'Other steps',
    ]);
    const tops = shown.map((one) => Math.round(one.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
    await userEvent.click(bar.getByRole('button', { name: 'Other steps' }));
    const sheet = within(await body.findByRole('dialog', { name: 'Other steps' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Ask for more' }));
    await expect(asked).toHaveBeenCalled();
    await waitFor(() => expect(body.queryByRole('dialog')).toBeNull());
    await userEvent.click(bar.getByRole('button', { name: 'Other steps' }));
    await userEvent.click(await sheet.findByRole('button', { name: 'Reject with delay' }));
    await body.findByRole('dialog', { name: /^Reject the application of .* with delay\?/ });
  },
};
export const OnAPhoneDark: Story = { render: phoneBar, globals: { ...onAPhone, colourMode: 'dark' } };
export const OnAPhoneRightToLeft: Story = { render: phoneBar, globals: { ...onAPhone, language: 'ar' } };
export const OnTheWaitingList: Story = {
  parameters: {
    answers: {
      WaitingMail: { data: { waitingMail: { ...mail, subject: 'Volta is on the waiting list' } } },
      SetWaiting: {
        answer: (variables: Readonly<Record<string, unknown>>) => {
          waits(variables);
          return { setWaiting: { _id: 'a1', version: 4, waitingPlace: 3 } };
        },
      },
    },
  },
  render: () => <WaitingButton application={application} />,
  play: async ({ canvasElement, userEvent }) => {
    waits.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await body.findByRole('button', { name: 'Waiting list' });
    await userEvent.keyboard('w');
    const dialog = await body.findByRole('dialog', { name: 'Put Volta on the waiting list?' });
    const letter = await within(dialog).findByRole('region', { name: 'Mail to the applicant' });
    const [confirm] = within(dialog).getAllByRole('button', { name: 'Waiting list' });
    await within(letter).findByText('Volta is on the waiting list');
    await expect((confirm?.getBoundingClientRect().top ?? 0) - letter.getBoundingClientRect().bottom).toBeGreaterThan(
      8,
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Waiting list' }));
    await waitFor(() => expect(waits).toHaveBeenCalledWith({ applicationId: 'a1', waits: true }));
    await says('Volta is on the waiting list')({ canvasElement });
  },
};
export const OffTheWaitingList: Story = {
  ...OnTheWaitingList,
  render: () => <WaitingButton application={{ ...application, waitingPlace: 3 }} />,
  play: async ({ canvasElement, userEvent }) => {
    waits.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Off the waiting list (3)' }));
    await waitFor(() => expect(waits).toHaveBeenCalledWith({ applicationId: 'a1', waits: false }));
  },
};
export const BarDark: Story = { ...ByKeyboard, ...dark };
export const BarAsEvaluator: Story = {
  globals: { role: 'Evaluator' },
  render: () => <DecisionBar application={application} onDecided={done} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
  },
};

const dialog = (action: 'accept' | 'delay_reject' | 'reject') => (
  <DecideDialog application={application} action={action} onClose={done} onDecided={done} />
);
export const Accepting: Story = {
  render: () => dialog('accept'),
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByText('Volta is accepted into Climate')).toBeVisible());
    await userEvent.click(body.getByRole('button', { name: 'Accept' }));
    await waitFor(() => expect(done).toHaveBeenCalled());
  },
};
export const AcceptingRightToLeft: Story = { render: () => dialog('accept'), ...rightToLeft };
export const RejectingLater: Story = {
  render: () => dialog('delay_reject'),
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(body.getByLabelText('The applicant is told on')).toBeRequired());
  },
};
export const RejectingInOtherWords: Story = {
  parameters: { answers: rejections },
  render: () => dialog('reject'),
  play: async ({ canvasElement, userEvent }) => {
    chosen.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await body.findByText('Not this time');
    await userEvent.selectOptions(
      body.getByRole('combobox', { name: 'Which e-mail is sent' }),
      'Too early, apply again',
    );
    await body.findByText('Apply again');
    await userEvent.click(body.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(chosen).toHaveBeenCalledWith('l2', false));
  },
};
function DecidedByAnother() {
  const [isDecided, setIsDecided] = useState(false);
  const seen = isDecided ? ({ ...application, status: 'accepted', version: 4 } as const) : application;
  return (
    <>
      <DecideDialog application={seen} action="reject" onClose={fn()} onDecided={done} />
      <button type="button" data-colleague hidden onClick={() => setIsDecided(true)} />
    </>
  );
}
export const MeanwhileDecided: Story = {
  render: () => <DecidedByAnother />,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('button', { name: 'Reject' })).toBeEnabled();
    canvasElement.querySelector<HTMLElement>('[data-colleague]')?.click();
    const alert = await body.findByText('Somebody else has decided meanwhile: Accepted. Close this to read it.');
    await expect(body.getByRole('button', { name: 'Reject' })).toBeDisabled();
    // Whoever writes the reason, at the foot of the dialog, sees why the button has gone.
    body.getByRole('button', { name: 'Reject' }).scrollIntoView({ block: 'end' });
    const [title] = body.getAllByRole('heading');
    await waitFor(() =>
      expect(alert.getBoundingClientRect().top).toBeGreaterThan(title?.getBoundingClientRect().top ?? Number.NaN),
    );
  },
};
export const RejectingDark: Story = { render: () => dialog('reject'), ...dark };

export const Mail: Story = {
  render: () => <MailPreview applicationId="a1" action="accept" letter={null} onLetter={fn()} />,
  play: says('To nia@volta.example'),
};
/** The box of a mail: what stands below it must be in one place whether there is a mail or none. */
const staysAsHigh: Story['play'] = async ({ canvasElement }) => {
  const box = canvasElement.querySelector('[data-letter]');
  await waitFor(() => expect(box?.getBoundingClientRect().height).toBe(410));
};
export const NoMailIsAsHigh: Story = {
  parameters: { answers: { DecisionMail: { data: { decisionMail: null } } } },
  render: () => <MailPreview applicationId="a1" action="accept" letter={null} onLetter={fn()} />,
  play: async (scope) => {
    await says(/names no e-mail address/)(scope);
    await staysAsHigh(scope);
  },
};
export const NoWordsForARejection: Story = {
  parameters: { answers: { DecisionMail: { data: { decisionMail: { ...mail, subject: null, html: null } } } } },
  render: () => <MailPreview applicationId="a1" action="reject" letter={null} onLetter={fn()} />,
  play: says(/No mail is sent: no rejection e-mail/),
};
export const TeamGetsAccounts: Story = {
  // Without an address to write to as well.
  parameters: { answers: { DecisionMail: { data: { decisionMail: null } } } },
  render: () => <DecideDialog application={application} action="accept" onClose={done} onDecided={done} />,
  play: says('The team gets accounts too: ada@volta.example, grace@volta.example'),
};
export const LetterOnItsWay: Story = { render: () => <DecisionLetter mail={undefined} /> };
export const NoAddress: Story = {
  parameters: { answers: { DecisionMail: { data: { decisionMail: null } } } },
  render: () => <MailPreview applicationId="a1" action="accept" letter={null} onLetter={fn()} />,
  play: says(/names no e-mail address/),
};

export const LetterUnknown: Story = { render: () => <DecisionLetter mail={undefined} /> };
export const LetterToNobody: Story = { render: () => <DecisionLetter mail={null} />, ...dark };

const accepted = { ...application, status: 'accepted' } as const;
export const Undoable: Story = {
  render: () => <UndoLine application={accepted} until="2099-01-01T10:42:00Z" />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(/^You can undo this until/)).toBeVisible();
    await userEvent.click(body.getByRole('button', { name: 'Undo' }));
  },
};
const onADay = { ...accepted, tellAt: '2099-01-03T09:00:00Z' } as const;
export const ToldOnADay: Story = {
  parameters: {
    answers: { TellDecision: { data: { tellDecision: { _id: 'a1', tellAt: null, undoableUntil: null } } } },
  },
  render: () => <UndoLine application={onADay} until={null} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(/^The applicant is told on January 3, 2099/)).toBeVisible();
    await expect(body.queryByRole('button', { name: 'Undo' })).toBeNull();
    await userEvent.click(body.getByRole('button', { name: 'Tell now' }));
    await says('The applicant is told')({ canvasElement });
  },
};
export const UndoableUntilADay: Story = {
  render: () => <UndoLine application={onADay} until={onADay.tellAt} />,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByText(/^You can undo this until January 3, 2099/)).toBeVisible();
    await expect(body.getByRole('button', { name: 'Undo' })).toBeVisible();
  },
};
const withoutDay = {
  ...application,
  status: 'delay_rejected',
  tellAt: null,
  undoableUntil: '2026-01-01T10:42:00Z',
} as const;
export const UndoableWithoutADay: Story = {
  render: () => <DecisionBar application={withoutDay} onDecided={done} />,
  play: async ({ canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await body.findByRole('button', { name: 'Undo' })).toBeVisible();
    await expect(body.queryByText(/^You can undo this until/)).toBeNull();
  },
};
export const UndoableRightToLeft: Story = {
  render: () => <UndoLine application={accepted} until="2099-01-01T10:42:00Z" />,
  ...rightToLeft,
};
export const WhatTheStartupBeginsWith: Story = {
  render: () => <DecideDialog application={application} action="accept" onClose={done} onDecided={done} />,
  play: async ({ canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByText('What the file of the startup begins with', { exact: false }));
    await body.findByText('Document: Pitch deck');
    await body.findByText('Left out, as it does not fit: Ponies');
    await body.findByText('Left out: 2');
  },
};
export const RejectingWithoutAMail: Story = {
  parameters: { answers: rejections },
  render: () => <DecideDialog application={application} action="reject" onClose={done} onDecided={done} />,
  play: async ({ canvasElement, userEvent }) => {
    chosen.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    await body.findByText('Not this time');
    await userEvent.selectOptions(body.getByLabelText('Which e-mail is sent'), 'None; it is told in the product only');
    await body.findByText('No mail is sent. It is told in the product only.');
    await userEvent.click(body.getByRole('button', { name: 'Reject' }));
    await waitFor(() => expect(chosen).toHaveBeenCalledWith(null, true));
  },
};
const usualText = fn();
/** An organisation without rejection e-mails of its own sends the product's words, or none. */
export const UsualRejection: Story = {
  parameters: {
    answers: {
      DecisionMail: { data: { decisionMail: { ...mail, subject: 'Our answer', letters: [], letter: null } } },
    },
  },
  render: () => <MailPreview applicationId="a1" action="reject" letter={null} onLetter={usualText} />,
  play: async ({ canvasElement, userEvent }) => {
    usualText.mockClear();
    const canvas = within(canvasElement);
    await canvas.findByText('Our answer');
    const choice = canvas.getByLabelText('Which e-mail is sent');
    await expect(choice).toHaveDisplayValue('The usual text');
    await userEvent.selectOptions(choice, 'None; it is told in the product only');
    await expect(usualText).toHaveBeenCalledWith('');
  },
};
export const BeginsInAProgramWithRoom: Story = {
  render: () => <StartupBegins applicationId="a1" />,
  play: says('9 of 12 places in Growth Track are taken.'),
};
export const BeginsInAFullProgram: Story = {
  parameters: { answers: { StartupPreview: { data: preview(12) } } },
  render: () => <StartupBegins applicationId="a1" />,
  play: says(/Growth Track is full: 12 of 12 places are taken/),
};
export const BeginsRightToLeft: Story = { render: () => <StartupBegins applicationId="a1" />, ...rightToLeft };
export const BeginsWithNothing: Story = {
  parameters: {
    answers: { StartupPreview: { data: { application: null, acceptedTeam: [], startupPreview: [] } } },
  },
  render: () => <StartupBegins applicationId="a1" />,
};
