import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { QrPicture } from '#src/ui/qr/QrPicture.tsx';
import { says } from '../../../../stories/support/says.ts';
import { FirstRoundNote } from './FirstRoundNote.tsx';
import { FunnelEmbed } from './FunnelEmbed.tsx';
import { FunnelLink } from './FunnelLink.tsx';
import { FunnelOpeningTab } from './FunnelOpeningTab.tsx';
import { InstructionEmail } from './InstructionEmail.tsx';
import { RoundsTab } from './RoundsTab.tsx';
import { SentOnRejection } from './SentOnRejection.tsx';
import { StartupMappingTab } from './StartupMappingTab.tsx';

const opening = (status: string, missing: readonly string[]) => ({
  data: {
    funnel: {
      _id: 'fu1',
      program: { _id: 'p1' },
      admins: [],
      instructionEmailSubject: null,
      instructionEmailBody: null,
    },
    funnelOpening: {
      status,
      turnsTo: { draft: 'open', open: 'paused', paused: 'open' }[status] ?? null,
      turnsOn: '2026-12-24',
      link: 'http://acme.example/apply/program/climate',
      embedLink: 'http://acme.example/embed/program/climate',
      programName: 'Climate',
      embeddingSites: [],
      steps: [
        ...['address', 'round', 'form', 'closing'].map((id) => ({ id, isRequired: true })),
        ...['evaluationForm', 'evaluators', 'acceptance', 'rejection'].map((id) => ({ id, isRequired: false })),
      ].map((step) => ({ ...step, isDone: !missing.includes(step.id) })),
    },
  },
});
const single = { more: [], takesSeveral: false };
const mapping = {
  fields: [
    { field: 'tagline', label: null, ...single, question: 'q1', isUsual: false, offers: ['q1', 'q2'] },
    { field: 'country', label: null, ...single, question: 'q2', isUsual: true, offers: ['q1', 'q2'] },
    { field: 'website', label: null, ...single, question: null, isUsual: true, offers: ['q1'] },
    { field: 'foundedYear', label: null, ...single, question: null, isUsual: true, offers: [] },
    {
      field: 'document.pitch',
      label: null,
      ...single,
      takesSeveral: true,
      question: 'q3',
      isUsual: true,
      offers: ['q3', 'q4'],
    },
    { field: 'custom.c1', label: 'Legal form', ...single, question: null, isUsual: true, offers: ['q1'] },
  ],
  questions: [
    { _id: 'q1', label: 'What do you do, in a sentence?' },
    { _id: 'q2', label: 'Country' },
    { _id: 'q3', label: 'Pitch deck' },
    { _id: 'q4', label: 'One-pager' },
  ],
};

const meta: Meta = {
  title: 'applications/Funnels',
  parameters: {
    answers: {
      FunnelOpening: opening('draft', ['form', 'closing']),
      StartupMapping: { data: { startupMapping: mapping } },
      SetStartupMapping: { data: { setStartupMapping: mapping } },
    },
  },
};
export default meta;

type Story = StoryObj;

const dark = { globals: { colourMode: 'dark' } };
const rightToLeft = { globals: { language: 'ar' } };

export const NotReady: Story = {
  render: () => <FunnelOpeningTab recordId="fu1" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Open the funnel' })).toBeDisabled();
    await expect(canvas.getAllByText('missing')).toHaveLength(2);
    await expect(canvas.getByText(/Applicants get no e-mail yet/)).toBeVisible();
  },
};
export const ReadyButForLater: Story = {
  parameters: { answers: { FunnelOpening: opening('draft', ['evaluators', 'rejection']) } },
  render: () => <FunnelOpeningTab recordId="fu1" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Open the funnel' })).toBeEnabled();
    await expect(canvas.getAllByText('missing; it can be opened without')).toHaveLength(2);
  },
};
export const NotReadyDark: Story = { ...NotReady, ...dark };
export const NotReadyRightToLeft: Story = { render: () => <FunnelOpeningTab recordId="fu1" />, ...rightToLeft };
export const Open: Story = {
  parameters: { answers: { FunnelOpening: opening('open', []) } },
  render: () => <FunnelOpeningTab recordId="fu1" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBeEnabled();
    await expect(canvas.getByText('It pauses by itself on Dec 24, 2026.')).toBeVisible();
    await expect(canvas.getByLabelText('Link for applicants')).toHaveValue('http://acme.example/apply/program/climate');
    await expect(canvas.getByRole('img', { name: 'QR code of the link for applicants' })).toBeVisible();
  },
};
export const OpenWithASource: Story = {
  ...Open,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await userEvent.selectOptions(await canvas.findByLabelText('Applicants come from'), 'event');
    const link = canvas.getByLabelText('Link for applicants');
    await expect(link).toHaveValue('http://acme.example/apply/program/climate?source=event');
    const snippet = canvas.getByLabelText<HTMLTextAreaElement>('Snippet for your web site').value;
    await expect(snippet).toContain('src="http://acme.example/embed/program/climate?source=event"');
  },
};
/** It turns on the day after the last one, which is the one that applicants read. */
const closing = (status: string) => {
  const { funnel, funnelOpening } = opening(status, []).data;
  const turned = { ...funnelOpening, turnsTo: 'closed', turnsOn: '2026-12-21' };
  return { answers: { FunnelOpening: { data: { funnel, funnelOpening: turned } } } };
};
export const NamesItsLastDay: Story = {
  parameters: closing('open'),
  render: () => <FunnelOpeningTab recordId="fu1" />,
  play: says('The last day is Dec 20, 2026; it closes at its end.'),
};
export const NamesItsLastDayPaused: Story = {
  parameters: closing('paused'),
  render: () => <FunnelOpeningTab recordId="fu1" />,
  play: says('The last day is Dec 20, 2026.'),
};
export const OpeningFailed: Story = {
  parameters: { answers: { FunnelOpening: { error: 'The database rests' } } },
  render: () => <FunnelOpeningTab recordId="fu1" />,
};
const instructions = (isThere: boolean) => ({
  render: () => <InstructionEmail funnelId="fu1" isThere={isThere} mayChange />,
});
export const InstructionsMissing: Story = {
  ...instructions(false),
  parameters: { answers: { FindOrCreateFunnelInstructionEmail: { error: 'The database rests' } } },
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Write the e-mail' }));
    await says('The database rests')({ canvasElement });
  },
};
export const InstructionsThere: Story = { ...instructions(true), play: says(/Applicants get it when they start/) };
export const Link: Story = {
  render: () => <FunnelLink link="http://acme.example/apply/program/climate" isOpen={false} />,
  play: says('It takes applications once the funnel is open.'),
};
const embedded = 'http://acme.example/embed/program/climate';
export const Embed: Story = {
  render: () => (
    <FunnelEmbed name="Climate" link={embedded} sites={['https://www.acme.org', 'https://blog.acme.org']} />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const snippet = canvas.getByLabelText<HTMLTextAreaElement>('Snippet for your web site').value;
    await expect(snippet).toContain(`<iframe src="${embedded}"`);
    await expect(canvas.getByText(/https:\/\/www\.acme\.org, https:\/\/blog/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy' })).toBeEnabled();
  },
};
export const EmbedDark: Story = { ...Embed, ...dark };
export const EmbedRightToLeft: Story = {
  render: () => <FunnelEmbed name="Climate" link={embedded} sites={[]} />,
  ...rightToLeft,
};
export const EmbedForNobody: Story = {
  render: () => <FunnelEmbed name="Climate" link={embedded} sites={[]} />,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/No web site may show/)).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Copy' })).toBeDisabled();
  },
};
export const Code: Story = {
  render: () => (
    <QrPicture
      text="http://acme.example/apply/program/climate"
      label="QR code"
      file={{ name: 'climate', label: 'Download QR code' }}
    />
  ),
};
export const CodeDark: Story = { ...Code, ...dark };
export const CodeOfTooMuch: Story = {
  render: () => (
    <QrPicture
      text={'http://acme.example/'.repeat(20)}
      label="QR code"
      file={{ name: 'climate', label: 'Download QR code' }}
    />
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('img')).toBeNull();
  },
};
export const Mapping: Story = {
  render: () => <StartupMappingTab recordId="fu1" />,
  play: async ({ canvasElement, userEvent }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText('Suggested by the question'))[0]).toBeVisible();
    // A question for a file is no address.
    await expect(within(canvas.getByLabelText('Website')).queryByText('Pitch deck')).toBeNull();
    await expect(canvas.getByText('Pitch deck')).toBeVisible();
    await expect(canvas.getByLabelText('Legal form')).toBeEnabled();
    await canvas.findByText('No question asks for Founded year.');
    await userEvent.selectOptions(canvas.getByLabelText('Website'), 'q1');
    await says('Saved')({ canvasElement });
  },
};
const keptEntries = fn();
/** A kind of document is filled by the files of several questions. */
export const MappingOfSeveralFiles: Story = {
  parameters: {
    answers: {
      SetStartupMapping: {
        answer: ({ entries }: Readonly<Record<string, unknown>>) => {
          keptEntries(entries);
          return { setStartupMapping: mapping };
        },
      },
    },
  },
  render: () => <StartupMappingTab recordId="fu1" />,
  play: async ({ canvasElement, userEvent }) => {
    keptEntries.mockClear();
    const body = within(canvasElement.ownerDocument.body);
    (await body.findByRole('combobox', { name: 'Document: Pitch deck' })).focus();
    await userEvent.keyboard('one');
    await body.findByRole('option', { name: 'One-pager' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() =>
      expect(keptEntries).toHaveBeenCalledWith([
        { field: 'tagline', question: 'q1' },
        { field: 'document.pitch', question: 'q3' },
        { field: 'document.pitch', question: 'q4' },
      ]),
    );
  },
};
export const MappingRightToLeft: Story = { render: () => <StartupMappingTab recordId="fu1" />, ...rightToLeft };
export const MappingWithoutQuestions: Story = {
  parameters: { answers: { StartupMapping: { data: { startupMapping: { ...mapping, questions: [] } } } } },
  render: () => <StartupMappingTab recordId="fu1" />,
  play: says(/No round has a form with questions yet/),
};

const round = (id: string, name: string, kind: string, more: object = {}) => ({
  _id: id,
  name,
  kind,
  position: 1,
  passScore: null,
  applicantIdentity: 'asFunnel',
  mailSubject: null,
  opensAt: null,
  closesAt: null,
  form: null,
  evaluationForm: null,
  ...more,
});
const roundsOf = (...results: object[]) => ({
  data: { funnel: { _id: 'fu1', program: { _id: 'p1' }, admins: [] }, funnelRounds: { results } },
});
const three = roundsOf(
  round('r1', 'Written', 'application', { form: { _id: 'f1', title: 'About your company' }, closesAt: '2026-12-01' }),
  round('r2', 'Jury', 'evaluation', {
    evaluationForm: { _id: 'f2', title: 'Criteria' },
    passScore: 7.5,
    applicantIdentity: 'hidden',
    mailSubject: 'Your interview',
  }),
  round('r3', 'A round whose name would not fit into one line of any phone '.repeat(2), 'decision'),
);
const ordered = fn();
export const Rounds: Story = {
  parameters: {
    answers: {
      FunnelRounds: three,
      OrderRounds: {
        answer: (variables: Readonly<Record<string, unknown>>) => {
          ordered(variables);
          return { orderRounds: true };
        },
      },
    },
  },
  render: () => <RoundsTab recordId="fu1" />,
  play: async ({ canvasElement, userEvent }) => {
    ordered.mockClear();
    const canvas = within(canvasElement);
    const grip = await canvas.findByRole('button', { name: /^Jury: / });
    grip.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() => expect(ordered).toHaveBeenCalledWith({ funnelId: 'fu1', rounds: ['r2', 'r1', 'r3'] }));
    await expect(canvas.getByText('Jury is round 1 of 3')).toBeVisible();
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(canvas.getByRole('button', { name: 'More for Written' }));
    await userEvent.click(await body.findByRole('menuitem', { name: 'Move down' }));
    await waitFor(() => expect(ordered).toHaveBeenCalledTimes(2));
  },
};
export const RoundsRightToLeft: Story = {
  parameters: { answers: { FunnelRounds: three } },
  render: () => <RoundsTab recordId="fu1" />,
  ...rightToLeft,
};
export const RoundsDark: Story = {
  parameters: { answers: { FunnelRounds: three } },
  render: () => <RoundsTab recordId="fu1" />,
  ...dark,
};
export const NoRounds: Story = {
  parameters: { answers: { FunnelRounds: roundsOf() } },
  render: () => <RoundsTab recordId="fu1" />,
  play: says('No rounds yet'),
};
export const RoundsForReaders: Story = {
  parameters: { answers: { FunnelRounds: three } },
  globals: { role: 'Mentor' },
  render: () => <RoundsTab recordId="fu1" />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Jury')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

const sentNow = (more: object = {}) => ({
  parameters: {
    answers: {
      ActiveRejections: {
        data: { rejectionEmails: { results: [{ _id: 'r1', name: 'Usual', funnel: null, ...more }] } },
      },
    },
  },
});
export const SwitchingOnTakesOver: Story = {
  ...sentNow(),
  render: () => <SentOnRejection values={{ isActive: true, funnel: null }} recordId="r2" />,
  play: says('“Usual” is sent now. Saving this one takes over from it.'),
};
export const OfOneFunnelTakesItsPlace: Story = {
  ...sentNow(),
  render: () => <SentOnRejection values={{ isActive: true, funnel: 'fu1' }} />,
  play: says(/“Usual”, for all funnels, is sent now/),
};
export const SentItself: Story = {
  ...sentNow(),
  render: () => <SentOnRejection values={{ isActive: true }} recordId="r1" />,
  play: says('This one is sent now.'),
};
export const FirstRoundHasNoMail: Story = {
  render: () => <FirstRoundNote />,
  play: says(/nobody is moved into it/),
};
