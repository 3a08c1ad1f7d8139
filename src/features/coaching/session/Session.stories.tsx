import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { sessionStore } from '#src/data/session/sessionStore.ts';
import { ActionItems } from './ActionItems.tsx';
import { AddActionItem } from './AddActionItem.tsx';
import { AddPart } from './AddPart.tsx';
import { AgendaList } from './AgendaList.tsx';
import { EditSession } from './EditSession.tsx';
import { SessionEvaluationTab } from './evaluation/SessionEvaluationTab.tsx';
import { HoursLine } from './HoursLine.tsx';
import { NobodyExpected } from './NobodyExpected.tsx';
import { SessionChangesTab } from './SessionChangesTab.tsx';
import { SessionHistory } from './SessionHistory.tsx';
import { SessionHoursNote } from './SessionHoursNote.tsx';
import { SessionNotes } from './SessionNotes.tsx';
import { SessionActionsPart, SessionAgendaPart, SessionHistoryPart, SessionNotesPart } from './SessionParts.tsx';
import { SessionTop } from './SessionTop.tsx';
import { SessionWhere } from './SessionWhere.tsx';
import { earlier, evaluations, hours, sent, session, work } from './storySession.ts';
import { Line } from './TopLine.tsx';

const meta: Meta = { title: 'coaching/Session', subcomponents: { NobodyExpected }, parameters: { answers: work() } };
export default meta;

type Story = StoryObj;

export const Top: Story = {
  render: () => <SessionTop recordId="c1" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Join the call' })).toHaveAttribute(
      'href',
      session.meetingLink,
    );
    await expect(await canvas.findByText('225 min left')).toBeVisible();
    // The head of the record names who comes, as chips that lead to them.
    await expect(canvas.queryByText('Ben Ito')).toBeNull();
  },
};
export const TopOnAPhone: Story = { ...Top, globals: { viewport: { value: 'mobile1' } } };
export const TopDark: Story = { ...Top, globals: { colourMode: 'dark' } };
export const TopWithoutTime: Story = {
  render: () => <SessionTop recordId="c1" />,
  parameters: { answers: work({ startTime: null, endTime: null, meetingLink: null, location: null }) },
};
/** Of a session whose place is to be agreed on later, everybody reads that it is open; whoever may change it says it there. */
export const TopWithoutPlace: Story = {
  render: () => <SessionTop recordId="c1" />,
  parameters: { answers: work({ meetingLink: null, location: null }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await expect(await canvas.findByText('Where: not said yet')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change time or place' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add where' }));
    await expect(await body.findByRole('dialog')).toBeVisible();
  },
};
/** Planned with nobody of the startup, nobody has been told: whoever may change it reads so, and adds them there. */
export const TopWithNobody: Story = {
  render: () => <SessionTop recordId="c1" />,
  parameters: { answers: work({ attendeeIds: [], attendeeNames: [], attendees: [] }) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText(/^Nobody of Solar Kiosk is among those who come yet/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Add people' }));
    await expect(await within(canvasElement.ownerDocument.body).findByRole('dialog')).toBeVisible();
  },
};
export const TopWithoutPlaceOfAFounder: Story = {
  render: () => <SessionTop recordId="c1" />,
  parameters: { answers: work({ meetingLink: null, location: null, may: { update: false, readonly: [] } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Where: not said yet')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Add where' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Change time or place' })).toBeNull();
  },
};
export const TopWithoutPlaceInArabic: Story = {
  ...TopWithoutPlace,
  globals: { language: 'ar', viewport: { value: 'mobile1' }, colourMode: 'dark' },
  play: async ({ canvas }) => void (await canvas.findByRole('region')),
};
/** A service that is named makes the link: nobody is to say anything. */
export const WhereAServiceMakesTheLink: Story = {
  render: () => <SessionWhere session={{ ...session, location: null, meetingLink: null, videoProvider: 'Zoom' }} />,
  play: async ({ canvas }) => expect(canvas.queryByText('Where: not said yet')).toBeNull(),
};
export const OpensTheForm: Story = { render: () => <EditSession session="c1" label="Change time or place" /> };
export const TopWithSomebodyElsewhere: Story = {
  render: () => <SessionTop recordId="c1" />,
  parameters: { answers: work({}, ['u2']) },
  play: async ({ canvas }) =>
    expect(await canvas.findByText('At that time somewhere else, and not held here: Ben Ito')).toBeVisible(),
};
export const TopOfAClosedStartup: Story = {
  render: () => <SessionTop recordId="c1" />,
  parameters: { answers: work({ startup: null, attendees: [], attendeeNames: ['Ben Ito', 'Cleo Marsh'] }) },
  play: async ({ canvas }) => expect(await canvas.findByText('Attendees: Ben Ito and Cleo Marsh')).toBeVisible(),
};
export const TopCalledOff: Story = {
  render: () => <SessionTop recordId="c1" />,
  parameters: {
    answers: {
      ...work(),
      CancelSession: {
        answer: (variables: object) => {
          sent.push(variables);
          return { cancelSession: { _id: 'c1', status: 'cancelled' } };
        },
      },
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel the meeting' }));
    const question = within(await body.findByRole('dialog', { name: 'Cancel “Goals for the month”?' }));
    await userEvent.type(question.getByRole('textbox', { name: 'A word about why (Optional)' }), 'I am ill');
    await userEvent.click(question.getByRole('button', { name: 'Cancel the meeting' }));
    await expect(await body.findByTestId('toast')).toHaveTextContent('The session is cancelled');
    await expect(sent.at(-1)).toEqual({ sessionId: 'c1', words: 'I am ill' });
  },
};
/** Founders of the startup may ask for another time, at the same coach. */
export const TopCancelled: Story = {
  render: () => <SessionTop recordId="c1" />,
  beforeEach: () => {
    sessionStore.set((current) => ({ ...current, user: current.user && { ...current.user, _id: 'u2' } }));
  },
  parameters: {
    answers: {
      ...work({
        status: 'cancelled',
        cancelReason: 'I am ill',
        cancelledBy: 'Ben Ito',
        may: { update: false, readonly: [] },
      }),
      MayAskForMeeting: { data: { meetingRequestTerms: { isActive: true } } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Ask for another time' })).toHaveAttribute(
      'href',
      '/profile/u1/meet',
    );
    await expect(canvas.getByText(/^Why it was cancelled: .?I am ill/)).toBeVisible();
    await expect(canvas.getByText('Cancelled by Ben Ito')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel the meeting' })).toBeNull();
  },
};
/** Whoever neither comes nor may change it reads of it. */
export const TopOfOthers: Story = {
  render: () => <SessionTop recordId="c1" />,
  parameters: { answers: work({ startup: null, may: { update: false, readonly: [] } }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Join the call' });
    await expect(canvas.queryByRole('button', { name: 'Cancel the meeting' })).toBeNull();
  },
};
export const OneLine: Story = { render: () => <Line icon={<span />}>Roof terrace</Line> };
export const HoursOfSomeDays: Story = {
  render: () => <HoursLine startup="s1" coaches={null} />,
  parameters: { answers: hours({ validFrom: '2098-03-01', validUntil: '2099-05-31' }) },
  play: async ({ canvas }) => void (await canvas.findByText('Mar 1, 2098 – May 31, 2099')),
};
export const HoursUsedUp: Story = {
  render: () => <HoursLine startup="s1" coaches={null} />,
  parameters: { answers: hours({ minutesUsed: 600 }) },
  play: async ({ canvas }) => void (await canvas.findByText('0 min left')),
};

/** Who asks for a meeting can't ask for what waits for an answer; who plans one can. */
export const HoursAskedFor: Story = {
  render: () => (
    <>
      <HoursLine startup="s1" coaches={null} isAsking />
      <HoursLine startup="s1" coaches={null} />
    </>
  ),
  parameters: { answers: hours({ minutesAwaited: 90 }) },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: '90 min in requests not answered yet' });
    await expect(first).toHaveAttribute('href', '/coaching?view=requests');
    await expect(canvas.getByText('135 min left')).toBeVisible();
    await expect(canvas.getByText('225 min left')).toBeVisible();
  },
};
export const HoursWherePlanned: Story = {
  render: () => <SessionHoursNote values={{ startup: 's1', coachs: ['u1'] }} />,
  play: async ({ canvas }) => void (await canvas.findByText('240 used and 135 planned of 600')),
};
export const HoursOfNoStartupYet: Story = { render: () => <SessionHoursNote values={{}} /> };

const parts = () => (
  <>
    <SessionNotesPart recordId="c1" />
    <SessionAgendaPart recordId="c1" />
    <SessionActionsPart recordId="c1" />
    <SessionHistoryPart recordId="c1" />
  </>
);
export const Parts: Story = {
  render: parts,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /Earlier sessions/ })).toBeVisible();
    await expect(await canvas.findByText('1 of 2 action items done')).toBeVisible();
  },
};
export const PartsInArabic: Story = { render: parts, globals: { language: 'ar' } };
export const PartsDark: Story = { render: parts, globals: { colourMode: 'dark' } };
export const PartsFail: Story = {
  render: () => <SessionNotesPart recordId="c1" />,
  parameters: { answers: { SessionWork: { error: 'The database rests' } } },
};

export const Notes: Story = {
  render: () => <SessionNotes session={session} />,
  play: async ({ canvas, userEvent }) => {
    // Not only who comes reads them.
    await expect(canvas.getByText(/all founders of .?Solar Kiosk.? and everybody who looks after it/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), '!');
    await expect(canvas.getByText('Not saved yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }));
    await expect(sent.at(-1)).toMatchObject({ id: 'c1', version: 3, input: { notes: `${session.notes}!` } });
    await expect(await canvas.findByText('Saved')).toBeVisible();
  },
};
/** Somebody else has saved meanwhile: one is told and shown it, and saving again is meant. */
export const NotesOvertaken: Story = {
  render: function Overtaken() {
    const [shown, setShown] = useState(session);
    return (
      <>
        <button type="button" onClick={() => setShown({ ...session, version: 4, notes: 'Runway is nine months.' })}>
          Somebody else saves
        </button>
        <SessionNotes session={shown} />
      </>
    );
  },
  parameters: { answers: { ...work(), KeepSessionNotes: { error: 'This was changed by someone else meanwhile' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Notes' }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody else saves' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save notes' }));
    await expect(await canvas.findByText('Runway is nine months.')).toBeVisible();
  },
};
export const NotesOfAFounder: Story = {
  render: () => <SessionNotes session={{ ...session, may: { update: false, readonly: [] } }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText('Runway is eleven months.')).toBeVisible();
  },
};
export const History: Story = { render: () => <SessionHistory startup="s1" before={null} /> };
export const NoHistory: Story = {
  render: () => <SessionHistory startup="s1" before="2030-03-04T15:00:00.000Z" />,
  parameters: { answers: earlier([]) },
};

export const Agenda: Story = {
  render: () => <AgendaList session={session} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Spoken about: Prices' }));
    await expect(sent.at(-1)).toEqual({ id: 'p1', input: { isDone: true } });
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the agenda' }));
    await userEvent.type(canvas.getByLabelText('Point for the agenda'), 'Hiring');
    await userEvent.click(canvas.getByRole('button', { name: 'Add to the agenda' }));
    await expect(sent.at(-1)).toEqual({ input: { session: 'c1', name: 'Hiring', minutes: null } });
  },
};
export const EmptyAgenda: Story = { render: () => <AgendaList session={{ ...session, agenda: [] }} /> };

export const Actions: Story = {
  render: () => <ActionItems session={session} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Done: Call three customers' }));
    await expect(sent.at(-1)).toEqual({ itemId: 'a1', isDone: true });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Call three customers' }));
    await expect(sent.at(-1)).toEqual({ id: 'a1' });
  },
};
export const Adding: Story = {
  render: () => <AddActionItem session={session} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add action item' }));
    await userEvent.type(canvas.getByLabelText('What is to be done'), 'Ask the lawyer');
    await userEvent.selectOptions(canvas.getByLabelText('Who does it'), 'Cleo Marsh');
    await userEvent.clear(canvas.getByLabelText('Until'));
    await userEvent.type(canvas.getByLabelText('Until'), '2030-03-10');
    await userEvent.click(canvas.getByRole('button', { name: 'Add action item' }));
    await expect(sent.at(-1)).toEqual({
      input: { session: 'c1', name: 'Ask the lawyer', person: 'u7', dueDate: '2030-03-10' },
    });
  },
};
/** Profiles of those who come may be closed to whoever holds the session: something is for them to do all the same. */
export const AddingForClosedProfiles: Story = {
  render: () => <AddActionItem session={{ ...session, startup: null, attendees: [] }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add action item' }));
    await userEvent.type(canvas.getByLabelText('What is to be done'), 'Ask the lawyer');
    await userEvent.selectOptions(canvas.getByLabelText('Who does it'), 'Ben Ito');
    await userEvent.click(canvas.getByRole('button', { name: 'Add action item' }));
    await expect(sent.at(-1)).toMatchObject({ input: { name: 'Ask the lawyer', person: 'u2' } });
  },
};
export const Part: Story = {
  render: () => (
    <AddPart label="Add" isComplete={false} isPending={false} onAdd={() => undefined}>
      <p>Fields</p>
    </AddPart>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(canvas.getByText('Fields')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByText('Fields')).toBeNull();
  },
};

export const Evaluation: Story = {
  render: () => <SessionEvaluationTab recordId="c1" />,
  parameters: { answers: evaluations({ isAsked: true, isOpen: true }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /What was useful/ }), 'The numbers');
    // Who reads it is said before it is sent, and that it is kept until then.
    await expect(canvas.getByText(/^Read by the /)).toBeVisible();
    await expect(await canvas.findByText('Draft kept')).toBeVisible();
    // Once as a choice of the form, once as what was answered: by its words, not by what is stored.
    await expect(canvas.getAllByText('Meet again')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Send evaluation' }));
    await expect(sent.at(-1)).toMatchObject({
      sessionId: 'c1',
      answers: [{ questionId: 'q1', textValue: 'The numbers' }],
    });
  },
};
/** Staff are told whom one still waits for. */
export const EvaluationAwaited: Story = {
  render: () => <SessionEvaluationTab recordId="c1" />,
  parameters: { answers: evaluations({ isAsked: false, isOpen: true }, ['u2']) },
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Still to answer' }));
    await expect(list.getByRole('link', { name: 'Ben Ito' })).toHaveAttribute('href', '/profile/u2');
    await expect(list.queryByText('Ada Okafor')).toBeNull();
  },
};
export const EvaluationToCome: Story = {
  render: () => <SessionEvaluationTab recordId="c1" />,
  parameters: { answers: evaluations({ isAsked: true, isOpen: false }) },
  play: async ({ canvas }) => void (await canvas.findByText(/once it has begun/)),
};
export const EvaluationWithoutForm: Story = {
  render: () => <SessionEvaluationTab recordId="c1" />,
  parameters: { answers: evaluations(null) },
  play: async ({ canvas }) => void (await canvas.findByText('This session has no evaluation form')),
};
/** Once it was held, its notes are asked for in place of a form. */
export const HowItWas: Story = {
  render: () => <SessionEvaluationTab recordId="c1" />,
  parameters: {
    answers: {
      ...evaluations(null),
      SessionWork: { data: { coachingSession: { ...session, status: 'held' } } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Write in its notes how it was/)).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Notes' })).toBeVisible();
  },
};
export const Changes: Story = {
  render: () => <SessionChangesTab recordId="c1" />,
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('list', { name: 'Changes' });
    const said = (words: string | RegExp) => expect(within(list).getByText(words)).toBeVisible();
    // Of what was changed before values were kept, one reads what it was.
    await said('Expected minutes');
    await said('Session name: \u2068Prices\u2069 → \u2068Pricing\u2069');
    await said('Status: \u2068Planned\u2069 → \u2068Held\u2069');
    await said(/^Starts: \u2068Sun, Mar 3, 2030, 10:00.AM EST\u2069 → \u2068Mon, Mar 4, 2030, 11:00.AM EST\u2069$/);
    await said('Place: \u2068nothing\u2069 → \u2068Library\u2069');
    await said('Coaches: \u2068Ben Ito\u2069 → \u2068Ben Ito, Mia Lang\u2069');
    await expect(within(list).getAllByText('Notes')).toHaveLength(2);
  },
};
export const AgendaOfOthers: Story = {
  render: () => <AgendaList session={{ ...session, may: { update: false, readonly: [] }, startup: null }} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add to the agenda' })).toBeNull();
  },
};
