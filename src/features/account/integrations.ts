import {
  connectableServices,
  type Integration,
  isNamedIn,
  replacedBy,
} from '#domain/connections/connectableServices.ts';
import type { MyIntegrationsQuery } from './account.gen.ts';

/** A service that can be connected, and the name of its texts. */
export interface ServiceEntry {
  readonly id: 'google' | 'microsoft' | 'zoom' | 'teams';
  readonly integration: Integration;
}

export const serviceEntries: readonly ServiceEntry[] = [
  { id: 'google', integration: 'GOOGLE' },
  { id: 'microsoft', integration: 'MICROSOFT' },
  { id: 'zoom', integration: 'ZOOM' },
  { id: 'teams', integration: 'TEAMS' },
];

/** What the reader has connected, and what their record says of it. */
export interface MyServices {
  readonly record: NonNullable<MyIntegrationsQuery['currentUser']>;
  readonly connections: readonly Integration[];
}

/** Whether tokens are kept; `chosen` is what the record names without them: as a preference, or from before. */
type ServiceState = 'connected' | 'chosen' | 'notConnected';

export function stateOf({ record, connections }: MyServices, { integration }: ServiceEntry): ServiceState {
  if (connections.includes(integration)) return 'connected';
  return isNamedIn(record, integration) ? 'chosen' : 'notConnected';
}

/** Whether there is something to let go of; which video service is preferred is said in the profile. */
export function canLetGo(mine: MyServices, entry: ServiceEntry): boolean {
  const state = stateOf(mine, entry);
  return state === 'connected' || (state === 'chosen' && connectableServices[entry.integration].kind === 'calendar');
}

/** The other calendar, where there is one: connecting this one takes its place. */
export function replacedCalendar(mine: MyServices, entry: ServiceEntry): ServiceEntry | undefined {
  if (stateOf(mine, entry) === 'connected') return undefined;
  const others = replacedBy(entry.integration);
  return serviceEntries.find((other) => others.includes(other.integration) && stateOf(mine, other) !== 'notConnected');
}

/** Parts of the plan without which there is no button to connect it. */
export function neededToConnect(mine: MyServices, entry: ServiceEntry): readonly string[] {
  const other = replacedCalendar(mine, entry);
  return other ? connectableServices[other.integration].letGoWith : [];
}
