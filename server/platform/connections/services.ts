/** The services that people can connect with their account: where they are, and what is asked for there. */
import {
  type ConnectableService,
  connectableServices,
  type Integration,
} from '#domain/connections/connectableServices.ts';
import type { ClientName } from '#server/platform/env/readConnections.ts';

export { type Integration, integrations, replacedBy } from '#domain/connections/connectableServices.ts';

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

interface Service extends ConnectableService {
  readonly client: ClientName;
  /** What is asked for, never more than is used; Zoom has it in its own settings of the client. */
  readonly scopes: readonly string[];
  /** What the provider must be told to give a token that lasts. */
  readonly ask: Readonly<Record<string, string>>;
}

export const services: Readonly<Record<Integration, Service>> = {
  GOOGLE: {
    ...connectableServices.GOOGLE,
    client: 'google',
    scopes: ['https://www.googleapis.com/auth/calendar.freebusy'],
    ask: { access_type: 'offline', prompt: 'consent' },
  },
  MICROSOFT: {
    ...connectableServices.MICROSOFT,
    client: 'microsoft',
    scopes: ['offline_access', 'Calendars.ReadBasic'],
    ask: {},
  },
  ZOOM: { ...connectableServices.ZOOM, client: 'zoom', scopes: [], ask: {} },
  TEAMS: {
    ...connectableServices.TEAMS,
    client: 'microsoft',
    scopes: ['offline_access', 'OnlineMeetings.ReadWrite'],
    ask: {},
  },
};
