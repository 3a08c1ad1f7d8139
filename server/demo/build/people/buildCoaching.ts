import { SESSION_LENGTHS_MIN } from '#domain/generated/constants.gen.ts';
import type { DemoData, DemoRow } from '#server/demo/data/DemoData.ts';
import { freeDay } from '#server/demo/data/freeDay.ts';
import { freeRoom } from '#server/demo/data/freeRoom.ts';
import { programmeTextsOf } from '../content/programmeTextsOf.ts';
import { activePeople, idsOf, knownPerson } from './demoPeople.ts';

const sessionTypes = ['SCHEDULED_COACHING_SESSION', 'UNSCHEDULED_COACHING_SESSION', 'ONE_ON_ONE'];
const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY'];
/** From today; the first half of them are held. */
const days = [-50, -20, -6, 2, 9, 21];
/** One startup of as many has not been met yet, so that somebody has to be told of it. */
const NEVER_MET = 9;

/** Sessions, invitations, availability, meeting requests and hours, for startups and those who look after them. */
export function buildCoaching(data: DemoData): void {
  const startups = data.all('Startup');
  startups.forEach((startup, index) => {
    addSessions(data, startup, index);
    addHours(data, startup, index);
  });
  for (const person of activePeople(data, 'Coach', 'Mentor', 'Expert', 'AdminCoach', 'Evaluator')) {
    addAvailability(data, person);
  }
  startups.slice(0, 24).forEach((startup, index) => {
    addMeetingRequest(data, startup, index);
  });
}

function addSessions(data: DemoData, startup: DemoRow, index: number): void {
  const { random } = data;
  const coachs = coachesOf(data, startup, index);
  const members = membersOf(data, startup);
  const sample = index < 3 ? days : random.sample(days, random.between(1, 3));
  const hasMet = index % NEVER_MET === NEVER_MET - 1 || sample.some((day) => day < 0);
  const chosen = hasMet ? sample : [days[index % 3] ?? 0, ...sample.slice(1)];
  chosen.forEach((day, at) => {
    addSession(data, { startup, coachs, members, day, name: `${index}/${at}`, turn: index + at });
  });
}

interface Session {
  readonly startup: DemoRow;
  readonly coachs: readonly DemoRow[];
  readonly members: readonly DemoRow[];
  readonly day: number;
  readonly name: string;
  readonly turn: number;
}

function addSession(data: DemoData, { startup, coachs, members, day: wished, name, turn }: Session): void {
  const { random, tenant } = data;
  const texts = programmeTextsOf(tenant);
  const isHeld = wished < 0;
  const length = random.pick(SESSION_LENGTHS_MIN);
  const minutes = random.between(9, 16) * 60;
  const isOnline = turn % 2 === 0;
  const status = turn % 11 === 8 ? 'cancelled' : isHeld ? 'held' : 'planned';
  const id = data.id('CoachingSession', name);
  const coachIds = coachs.map((coach) => coach.id);
  const people = [...coachIds, ...members.map((member) => member.id)];
  const isPlanned = status === 'planned';
  const day = isPlanned ? freeDay(data, { people, day: wished, from: minutes, minutes: length }) : wished;
  const [startTime, endTime] = [data.daysFromToday(day, minutes), data.daysFromToday(day, minutes + length)];
  const room = isOnline ? null : freeRoom(data, startTime, endTime, turn);
  const place = isOnline ? texts.videoCall : random.pick(texts.places);
  data.add('CoachingSession', {
    id,
    name: texts.sessions[turn % texts.sessions.length],
    sessionType: sessionTypes[turn % sessionTypes.length],
    status,
    date: data.day(day),
    startTime,
    endTime,
    expectedDuration: length,
    topics: data
      .all('Tag')
      .filter((tag) => tag.category === 'topic')
      .map((tag) => tag.id),
    startup: startup.id,
    coachs: coachIds,
    attendees: members.map((member) => member.id),
    place: room?.id ?? null,
    location: room ? null : place,
    videoProvider: isOnline ? random.pick(['Teams', 'Zoom']) : null,
    meetingLink: isOnline ? `https://meet.${tenant.id}.test/${turn}` : null,
    notes: isHeld ? random.pick(texts.notes) : null,
    privateNotes: isHeld && turn % 3 === 0 ? texts.privateNote : null,
    changelogs: [],
    createdAt: data.daysFromToday(Math.min(day, 0) - 10),
  });
  data.add('CoachingInvitation', {
    id: data.id('CoachingInvitation', name),
    session: id,
    status: inviteStatus(status, turn),
    expires: data.daysFromToday(day - 1),
    invitees: members.map((member) => member.id),
    message: texts.invitation,
    createdAt: data.daysFromToday(Math.min(day, 0) - 9),
  });
}

function inviteStatus(session: string, turn: number): string {
  if (session === 'cancelled') return 'cancelled';
  if (session === 'held') return turn % 6 === 5 ? 'expired' : 'accepted';
  return turn % 4 === 1 ? 'accepted' : turn % 7 === 3 ? 'declined' : 'pending';
}

/** Who looks after the startup; the first few are coached by those one can sign in as. */
function coachesOf(data: DemoData, startup: DemoRow, index: number): DemoRow[] {
  if (index < 8) return [knownPerson(data, ['mentor', 'coach', 'expert', 'admincoach'][index % 4] ?? 'mentor')];
  const assigned = activePeople(data, 'Coach', 'Mentor', 'Expert').filter((person) =>
    idsOf(person, 'assignedStartups').includes(startup.id),
  );
  return assigned.length > 0 ? assigned.slice(0, 2) : [knownPerson(data, 'coach')];
}

function membersOf(data: DemoData, startup: DemoRow): DemoRow[] {
  return data.all('User').filter((user) => user.status === 'Active' && idsOf(user, 'startups').includes(startup.id));
}

function addHours(data: DemoData, startup: DemoRow, index: number): void {
  const coach = coachesOf(data, startup, index)[0]?.id ?? null;
  const sessions = data
    .all('CoachingSession')
    .filter((session) => session.startup === startup.id && idsOf(session, 'coachs').includes(coach ?? ''));
  const minutesOf = (status: string) =>
    sessions
      .filter((session) => session.status === status)
      .reduce((sum, session) => sum + Number(session.expectedDuration), 0);
  data.add('HourAllocation', {
    id: data.id('HourAllocation', index),
    name: programmeTextsOf(data.tenant).allocation,
    startup: startup.id,
    coach,
    minutesAllocated: 600,
    minutesPending: minutesOf('planned'),
    minutesUsed: minutesOf('held'),
    validFrom: data.day(-60),
    validUntil: data.day(60),
  });
}

function addAvailability(data: DemoData, person: DemoRow): void {
  const { random, tenant } = data;
  const texts = programmeTextsOf(tenant);
  const name = String(person.id);
  random.sample(weekdays, 2).forEach((weekday, at) => {
    const hour = random.between(9, 14);
    data.add('RecurringAvailability', {
      id: data.id('RecurringAvailability', `${name}/${at}`),
      availabilityId: texts.availability[at % texts.availability.length],
      user: person.id,
      weekday,
      startTime: clock(hour),
      endTime: clock(hour + 3),
      timezone: tenant.incubator.timezone,
      recurrence: 'WEEKLY',
      sessionLength: random.pick(SESSION_LENGTHS_MIN.slice(0, 6)),
      location: texts.videoCall,
      isPublic: at === 0,
    });
  });
  data.add('AvailabilityException', {
    id: data.id('AvailabilityException', name),
    user: person.id,
    firstDay: data.day(40),
    lastDay: data.day(46),
    timezone: tenant.incubator.timezone,
    ranges: [],
  });
  const day = random.between(1, 25);
  data.add('ProgramMentorAvailability', {
    id: data.id('ProgramMentorAvailability', name),
    location: random.pick(texts.places),
    user: person.id,
    program: random.pick(data.all('Program')).id,
    startTime: data.daysFromToday(day, 9 * 60),
    endTime: data.daysFromToday(day, 12 * 60),
    sessionLength: 30,
    isPublic: random.chance(0.7),
  });
}

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

function addMeetingRequest(data: DemoData, startup: DemoRow, index: number): void {
  const { random, tenant } = data;
  const texts = programmeTextsOf(tenant);
  const member = membersOf(data, startup)[0];
  const mentor = index % 3 === 0 ? knownPerson(data, 'mentor') : random.pick(activePeople(data, 'Mentor', 'Expert'));
  const states = ['pending', 'meeting_scheduled', 'meeting_canceled'];
  const appointments = ['MEETING_REQUESTED', 'MEETING_SCHEDULED', 'MEETING_CANCELED'];
  const isSet = index % 3 === 1;
  const isOpen = index % 3 === 0;
  const day = index + 2;
  data.add('MeetingRequest', {
    id: data.id('MeetingRequest', index),
    message: texts.meetingRequests[index % texts.meetingRequests.length],
    mentor: mentor.id,
    startup: startup.id,
    requestedBy: member?.id ?? null,
    status: states[index % states.length],
    appointmentState: appointments[index % appointments.length],
    startTime: data.daysFromToday(day, 600),
    endTime: data.daysFromToday(day, 630),
    answerBy: isOpen ? data.daysFromToday(day - 1, 600) : null,
    location: isSet ? texts.videoCall : null,
  });
}
