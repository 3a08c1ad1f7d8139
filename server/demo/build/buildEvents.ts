import type { DemoData, DemoRow } from '../data/DemoData.ts';
import { freeDay, isFree } from '../data/freeDay.ts';
import { freeRoom } from '../data/freeRoom.ts';
import { programmeTextsOf } from './content/programmeTextsOf.ts';
import { activePeople, idsOf, knownPerson } from './people/demoPeople.ts';

/** Days from today on which events are: past, soon, later. */
const days = [-60, -41, -33, -25, -18, -11, -6, -3, -1, 1, 2, 3, 5, 6, 8, 9, 12, 13, 16, 19, 22, 26, 30, 37, 45, 52];
const lengths = [60, 90, 120, 45];
/** One-on-one sessions: how many, how long, and how many minutes from start to start. */
const sessions = { count: 6, minutes: 20, step: 25 };

/** Events of every type and state with hosts and registrations, some of them for a few only. */
export function buildEvents(data: DemoData): void {
  const count = data.all('Startup').length > 30 ? 36 : 14;
  for (let index = 0; index < count; index += 1) addEvent(data, index, count);
}

function addEvent(data: DemoData, index: number, count: number): void {
  const { random, tenant } = data;
  const texts = programmeTextsOf(tenant);
  const text = texts.events[index % texts.events.length];
  if (text === undefined) return;
  const hosts = hostsOf(data, index);
  const creator = knownPerson(data, ['admin', 'staff', 'coach', 'mentor'][index % 4] ?? 'admin');
  const wished = days[Math.floor((index * days.length) / count)] ?? 7;
  const minutes = random.between(9, 17) * 60;
  const status = index % 9 === 4 ? 'draft' : index % 13 === 7 ? 'cancelled' : 'published';
  const isOneOnOne = text.type === 'ONE_ON_ONE';
  const length = isOneOnOne ? sessions.count * sessions.step : (lengths[index % lengths.length] ?? 60);
  const people = hosts.map(({ id }) => id);
  const day = wished < 0 ? wished : freeDay(data, { people, day: wished, from: minutes, minutes: length });
  const isOnline = index % 3 === 1;
  const startTime = data.daysFromToday(day, minutes);
  const endTime = data.daysFromToday(day, minutes + length);
  const room = isOnline ? null : freeRoom(data, startTime, endTime, index);
  const place = texts.places[index % texts.places.length];
  const event: DemoRow = {
    id: data.id('IncubatorEvent', index),
    title: text.title,
    eventType: text.type,
    description: text.description,
    status,
    startTime,
    endTime,
    timezone: tenant.incubator.timezone,
    duration: isOneOnOne ? sessions.minutes : length,
    capacity: [null, 12, 20, 40][index % 4],
    place: room?.id ?? null,
    location: { text: isOnline ? texts.videoCall : room ? null : place, link: null },
    conferenceData: isOnline
      ? { url: `https://meet.${tenant.id}.test/${index}`, solution: index % 2 === 0 ? 'Zoom' : 'Teams', iconUri: null }
      : null,
    hosts: people,
    createdBy: creator.id,
    editPermission: index % 6 === 2 ? [knownPerson(data, 'communitymember').id] : [],
    topics: tagsOf(data, 'topic'),
    tags: tagsOf(data, 'event'),
    numberOfSessions: isOneOnOne ? sessions.count : null,
    timeslotIncrement: isOneOnOne ? sessions.step - sessions.minutes : null,
    oneOnOneDates: isOneOnOne ? [{ start: startTime, end: endTime }] : [],
    availability: { method: isOneOnOne ? 'dates' : null, type: null, mode: isOnline ? 'online' : 'onSite' },
    attachmentFiles: [],
    attachmentLinks: [
      {
        _id: data.id('Attachment', `event/${index}`),
        name: text.title,
        url: `https://${tenant.id}.test/events/${index}`,
        fileUrl: null,
        pdfUrl: null,
        fileType: 'link',
        link: `https://${tenant.id}.test/events/${index}`,
      },
    ],
    registrationNoticePeriod: {
      meetingRegistrationHasNoticePeriod: index % 5 === 0,
      periodValue: index % 5 === 0 ? 4 : null,
      periodUnit: index % 5 === 0 ? 'HOUR' : null,
    },
    isArchived: index === count - 1,
    createdAt: data.daysFromToday(Math.min(day, 0) - 20),
    ...audienceOf(data, index),
  };
  const attendees = status === 'draft' ? [] : attendeesOf(data, event);
  data.add('IncubatorEvent', {
    ...event,
    participants: attendees.map((user) => user.id),
    noOfBookings: attendees.length,
  });
  attendees.forEach((user, place) => {
    addAttendee(data, { event, index, user, place, isOver: day < 0, isOneOnOne });
  });
}

/** As the product itself notes who registers. */
function noteRegistration(data: DemoData, event: DemoRow, { id }: DemoRow): void {
  data.add('ActivityLogEntry', {
    id: data.id('ActivityLogEntry', `registered/${event.id}`),
    actor: id,
    person: id,
    action: 'registered',
    recordType: 'IncubatorEvent',
    recordId: event.id,
    recordName: String(event.title),
    changes: [],
    createdAt: event.createdAt,
  });
}

interface Attendance {
  readonly event: DemoRow;
  readonly index: number;
  readonly user: DemoRow;
  readonly place: number;
  readonly isOver: boolean;
  readonly isOneOnOne: boolean;
}

function addAttendee(data: DemoData, { event, index, user, place, isOver, isOneOnOne }: Attendance): void {
  const name = `${index}/${user.id}`;
  const slot = isOneOnOne ? slotOf(event, place) : null;
  const past = data.random.chance(0.8) ? 'ATTENDED' : 'NO_SHOW';
  const status = event.status === 'cancelled' ? 'EVENT_CANCELLED' : isOver ? past : 'REGISTERED';
  data.add('EventAttendee', {
    id: data.id('EventAttendee', name),
    event: event.id,
    registrant: user.id,
    status,
    registrationTime: event.createdAt,
    note: place % 7 === 3 ? programmeTextsOf(data.tenant).attendeeNote : null,
    bookingDetails:
      slot === null
        ? null
        : {
            ...slot,
            location: whereOf(data, event),
            sessionId: data.id('OneOnOneEvent', name),
            externalCalendarEventId: null,
            externalCalendarEvent: null,
          },
  });
  if (place === 0) noteRegistration(data, event, user);
  if (slot === null) return;
  data.add('OneOnOneEvent', {
    id: data.id('OneOnOneEvent', name),
    event: event.id,
    host: idsOf(event, 'hosts')[0],
    bookedBy: user.id,
    startup: idsOf(user, 'startups')[0] ?? null,
    ...slot,
    place: event.place,
    location: (event.location as { text: string | null }).text,
    status,
  });
}

function whereOf(data: DemoData, event: DemoRow): unknown {
  const room = data.all('Place').find(({ id }) => id === event.place);
  return room?.name ?? (event.location as { text: string | null }).text;
}

function slotOf(event: DemoRow, place: number): { startTime: string; endTime: string } {
  const start = Date.parse(String(event.startTime)) + place * sessions.step * 60_000;
  return {
    startTime: new Date(start).toISOString(),
    endTime: new Date(start + sessions.minutes * 60_000).toISOString(),
  };
}

/** Mentors, coaches and experts in turn; every third event is hosted by somebody one can sign in as. */
function hostsOf(data: DemoData, index: number): DemoRow[] {
  const known = ['mentor', 'coach', 'expert', 'admincoach'].map((name) => knownPerson(data, name));
  const others = activePeople(data, 'Mentor', 'Expert', 'Coach');
  const first = index % 3 === 0 ? known[(index / 3) % known.length] : others[index % others.length];
  return [first ?? knownPerson(data, 'mentor'), ...(index % 4 === 3 ? [data.random.pick(others)] : [])].filter(
    (host, at, all) => all.findIndex((other) => other.id === host.id) === at,
  );
}

/** Known founders and mentors take part in every other event, others by chance. */
function attendeesOf(data: DemoData, event: DemoRow): readonly DemoRow[] {
  const { random } = data;
  const mayCome = isAdmitted(data, event);
  const known = ['cofounder', 'cofounder2', 'communitymember', 'mentor', 'staff']
    .map((name) => knownPerson(data, name))
    .filter(() => random.chance(0.5));
  const others = random.sample(activePeople(data, 'Cofounder', 'CommunityMember', 'Mentor'), random.between(2, 7));
  const hosts = new Set(idsOf(event, 'hosts'));
  const isOneOnOne = event.eventType === 'ONE_ON_ONE';
  const time = { start: String(event.startTime), end: String(event.endTime) };
  const all = [...new Set([...known, ...others])].filter(
    (user) => mayCome(user) && !hosts.has(user.id) && (!isOneOnOne || isFree(data, user.id, time)),
  );
  return all.slice(0, isOneOnOne ? 5 : 10);
}

/** Every fifth event is for some only: by role, or by the program of their startup. */
function audienceOf(data: DemoData, index: number): Record<string, unknown> {
  if (index % 5 !== 3) return {};
  return index % 2 === 1
    ? { visibleToRoles: ['Mentor', 'Expert', 'Coach'] }
    : { visibleToPrograms: [data.all('Program')[0]?.id] };
}

/** Whether somebody is among those for whom an event is. */
function isAdmitted(data: DemoData, event: DemoRow): (user: DemoRow) => boolean {
  const roles = idsOf(event, 'visibleToRoles').map((role) => data.id('Role', role));
  const programs = idsOf(event, 'visibleToPrograms');
  const startups = new Set(
    data.all('Startup').flatMap(({ id, program }) => (programs.includes(String(program)) ? [id] : [])),
  );
  const isOfProgram = (user: DemoRow) =>
    [...idsOf(user, 'startups'), ...idsOf(user, 'assignedStartups')].some((id) => startups.has(id));
  return (user) =>
    (roles.length === 0 || roles.includes(String(user.role))) && (programs.length === 0 || isOfProgram(user));
}

function tagsOf(data: DemoData, category: string): string[] {
  return data
    .all('Tag')
    .filter((tag) => tag.category === category)
    .map((tag) => tag.id);
}
