/** The services that people can connect with their account: where they are, what is asked for there, what they need here. */
import type { ClientName } from './readConnections.ts';

export const integrations = ['GOOGLE', 'MICROSOFT', 'ZOOM', 'TEAMS'] as const;
export type Integration = (typeof integrations)[number];

/** An address in two parts: the first gives way to the authority that the environment names. */
type Address = readonly [host: string, path: string];

interface Provider {
  readonly authorization: Address;
  readonly token: Address;
  readonly revocation: Address | null;
  readonly api: string;
  /** Where it takes the client's secret. */
  readonly secretIn: 'body' | 'header';
}

export const providers: Readonly<Record<ClientName, Provider>> = {
  google: {
    authorization: ['https://accounts.google.com', '/o/oauth2/v2/auth'],
    token: ['https://oauth2.googleapis.com', '/token'],
    revocation: ['https://oauth2.googleapis.com', '/revoke'],
    api: 'https://www.googleapis.com',
    secretIn: 'body',
  },
  microsoft: {
    authorization: ['https://login.microsoftonline.com/common', '/oauth2/v2.0/authorize'],
    token: ['https://login.microsoftonline.com/common', '/oauth2/v2.0/token'],
    revocation: null,
    api: 'https://graph.microsoft.com',
    secretIn: 'body',
  },
  zoom: {
    authorization: ['https://zoom.us', '/oauth/authorize'],
    token: ['https://zoom.us', '/oauth/token'],
    revocation: ['https://zoom.us', '/oauth/revoke'],
    api: 'https://api.zoom.us',
    secretIn: 'header',
  },
};

interface Service {
  readonly client: ClientName;
  /** As the records of users and sessions name it. */
  readonly name: 'Google' | 'Microsoft' | 'Zoom' | 'Teams';
  /** A person has one calendar, and any number of video services. */
  readonly kind: 'calendar' | 'video';
  /** What is asked for, never more than is used; Zoom has it in its own settings of the client. */
  readonly scopes: readonly string[];
  /** What the provider must be told to give a token that lasts. */
  readonly ask: Readonly<Record<string, string>>;
  /** Switches and parts of the plan without which it is neither connected nor used nor let go of. */
  readonly usedWith: readonly string[];
  /** Those that only letting go of it needs besides. */
  readonly letGoWith: readonly string[];
}

export const services: Readonly<Record<Integration, Service>> = {
  GOOGLE: {
    client: 'google',
    name: 'Google',
    kind: 'calendar',
    scopes: ['https://www.googleapis.com/auth/calendar.freebusy'],
    ask: { access_type: 'offline', prompt: 'consent' },
    usedWith: [],
    letGoWith: ['googleCalendarUnlink'],
  },
  MICROSOFT: {
    client: 'microsoft',
    name: 'Microsoft',
    kind: 'calendar',
    scopes: ['offline_access', 'Calendars.ReadBasic'],
    ask: {},
    usedWith: ['microsoftIntegration'],
    letGoWith: [],
  },
  ZOOM: {
    client: 'zoom',
    name: 'Zoom',
    kind: 'video',
    scopes: [],
    ask: {},
    usedWith: ['zoomIntegration', 'videoConferencing'],
    letGoWith: [],
  },
  TEAMS: {
    client: 'microsoft',
    name: 'Teams',
    kind: 'video',
    scopes: ['offline_access', 'OnlineMeetings.ReadWrite'],
    ask: {},
    usedWith: ['teamsIntegration', 'videoConferencing'],
    letGoWith: [],
  },
};

/** Calendars that give way when this one is connected. */
export function replacedBy(integration: Integration): readonly Integration[] {
  if (services[integration].kind === 'video') return [];
  return integrations.filter((other) => other !== integration && services[other].kind === 'calendar');
}

/** Switches and parts of the plan without which it is not let go of. */
export function neededToLetGo(integration: Integration): readonly string[] {
  const { usedWith, letGoWith } = services[integration];
  return [...usedWith, ...letGoWith];
}
