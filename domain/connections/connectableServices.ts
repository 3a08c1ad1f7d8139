/** The services that people can connect with their account, and what each needs here: one rule for the server and its pages. */

export const integrations = ['GOOGLE', 'MICROSOFT', 'ZOOM', 'TEAMS'] as const;
export type Integration = (typeof integrations)[number];

export interface ConnectableService {
  /** As the records of users and sessions name it. */
  readonly name: 'Google' | 'Microsoft' | 'Zoom' | 'Teams';
  /** A person has one calendar, and any number of video services. */
  readonly kind: 'calendar' | 'video';
  /** Switches and parts of the plan without which it is neither connected nor used. */
  readonly usedWith: readonly string[];
  /** Those without which it is not let go of: who may no longer use one may still take a right back. */
  readonly letGoWith: readonly string[];
}

export const connectableServices: Readonly<Record<Integration, ConnectableService>> = {
  GOOGLE: { name: 'Google', kind: 'calendar', usedWith: [], letGoWith: ['googleCalendarUnlink'] },
  MICROSOFT: { name: 'Microsoft', kind: 'calendar', usedWith: ['microsoftIntegration'], letGoWith: [] },
  ZOOM: { name: 'Zoom', kind: 'video', usedWith: ['zoomIntegration', 'videoConferencing'], letGoWith: [] },
  TEAMS: { name: 'Teams', kind: 'video', usedWith: ['teamsIntegration', 'videoConferencing'], letGoWith: [] },
};

/** Calendars that give way when this one is connected. */
export function replacedBy(integration: Integration): readonly Integration[] {
  if (connectableServices[integration].kind === 'video') return [];
  return integrations.filter((other) => other !== integration && connectableServices[other].kind === 'calendar');
}

/** What of a person's record tells of services. */
export interface ServiceRecord {
  readonly linkedCalendar?: string | null;
  readonly conferenceDataIntegration?: string | null;
  readonly integratedVideoProviders: readonly string[];
}

/** Whether the record names the service; it may do so without a connection, as a preference or from before. */
export function isNamedIn(record: ServiceRecord, integration: Integration): boolean {
  const { kind, name } = connectableServices[integration];
  const wanted = name.toLowerCase();
  if (kind === 'calendar') return record.linkedCalendar?.toLowerCase().includes(wanted) ?? false;
  return [record.conferenceDataIntegration, ...record.integratedVideoProviders].some(
    (one) => one?.toLowerCase() === wanted,
  );
}
