import type { FormValues } from '#src/forms/formValues.ts';
import type { PlannedAppointment } from '#src/ui/planning/PlannedClashes.tsx';

const idIn = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const idsIn = (value: unknown): string[] => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : []);

/** A coaching session as it is filled in; an hour where nobody says how long, as the server has it. */
export function plannedSession(values: FormValues, recordId: string | null): PlannedAppointment | null {
  const { status = 'planned', startTime, expectedDuration, coachs, attendees } = values;
  if (status !== 'planned') return null;
  return withPeople({
    kind: 'SESSION',
    startTime: idIn(startTime) ?? '',
    minutes: minutesIn(expectedDuration, 60),
    hosts: idsIn(coachs),
    guests: idsIn(attendees),
    recordId,
  });
}

/** An interview as it is filled in; it holds people's time once it is scheduled. */
export function plannedInterview(values: FormValues, recordId: string | null): PlannedAppointment | null {
  const { status, startTime, durationMinutes, host, application } = values;
  if (status !== 'meeting_scheduled') return null;
  const person = idIn(host);
  return withPeople({
    kind: 'INTERVIEW',
    startTime: idIn(startTime) ?? '',
    minutes: minutesIn(durationMinutes, 30),
    hosts: person === null ? [] : [person],
    guests: [],
    applicationId: idIn(application),
    recordId,
  });
}

function withPeople(planned: PlannedAppointment): PlannedAppointment | null {
  const { startTime, minutes, hosts, guests, applicationId } = planned;
  const hasPeople = hosts.length + guests.length > 0 || Boolean(applicationId);
  return hasPeople && minutes > 0 && !Number.isNaN(Date.parse(startTime)) ? planned : null;
}

function minutesIn(value: unknown, usual: number): number {
  const minutes = value === undefined || value === null || value === '' ? usual : Number(value);
  return Number.isInteger(minutes) ? minutes : 0;
}
