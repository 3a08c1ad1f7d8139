import type { MyIntegrationsQuery, StartConnectionMutationVariables } from './account.gen.ts';

export type IntegrationName = StartConnectionMutationVariables['integration'];
export type Me = NonNullable<MyIntegrationsQuery['currentUser']>;

/** A service that can be connected. */
export interface ServiceEntry {
  readonly id: 'google' | 'microsoft' | 'zoom' | 'teams';
  readonly name: IntegrationName;
  readonly kind: 'calendar' | 'video';
  /** Switches and parts of the plan without which it is locked. */
  readonly needs: readonly string[];
  /** Part of the plan that letting go of it needs besides. */
  readonly unlinkNeeds: string | null;
}

export const serviceEntries: readonly ServiceEntry[] = [
  { id: 'google', name: 'GOOGLE', kind: 'calendar', needs: [], unlinkNeeds: 'googleCalendarUnlink' },
  { id: 'microsoft', name: 'MICROSOFT', kind: 'calendar', needs: ['microsoftIntegration'], unlinkNeeds: null },
  { id: 'zoom', name: 'ZOOM', kind: 'video', needs: ['zoomIntegration', 'videoConferencing'], unlinkNeeds: null },
  { id: 'teams', name: 'TEAMS', kind: 'video', needs: ['teamsIntegration', 'videoConferencing'], unlinkNeeds: null },
];

/** Whether the record of the reader says that the service is connected. */
export function isConnected(me: Me, { id, kind }: ServiceEntry): boolean {
  const { linkedCalendar, conferenceDataIntegration, integratedVideoProviders } = me;
  if (kind === 'calendar') return linkedCalendar?.toLowerCase().includes(id) ?? false;
  return [conferenceDataIntegration, ...integratedVideoProviders].some((name) => name?.toLowerCase() === id);
}

/** The other calendar, where one is connected: connecting this one takes its place. */
export function replacedBy(me: Me, entry: ServiceEntry): ServiceEntry | undefined {
  if (entry.kind === 'video' || isConnected(me, entry)) return undefined;
  return serviceEntries.find((other) => other !== entry && other.kind === 'calendar' && isConnected(me, other));
}

/** Parts of the plan without which there is no button to connect it. */
export function neededToConnect(me: Me, entry: ServiceEntry): readonly string[] {
  const unlinkNeeds = replacedBy(me, entry)?.unlinkNeeds ?? null;
  return unlinkNeeds === null ? [] : [unlinkNeeds];
}
