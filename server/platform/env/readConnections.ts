import { EnvError, readText, readUrl, type Variables } from './envReaders.ts';

/** How this installation is known at a provider, and where that is when it is not at its public address. */
export interface ServiceClient {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authority: string | null;
  readonly api: string | null;
}

const clientNames = ['google', 'microsoft', 'zoom'] as const;
export type ClientName = (typeof clientNames)[number];

export interface ConnectionSettings extends Readonly<Record<ClientName, ServiceClient | null>> {
  /** What tokens are encrypted with before they are stored. */
  readonly key: Buffer;
}

const KEY_BYTES = 32;

/** The services that people may connect with their account; null when none is set up. */
export function readConnections(variables: Variables): ConnectionSettings | null {
  const [google, microsoft, zoom] = [
    readClient(variables, 'GOOGLE'),
    readClient(variables, 'MICROSOFT'),
    readClient(variables, 'ZOOM'),
  ];
  const key = readKey(variables, google ?? microsoft ?? zoom);
  return key === null ? null : { key, google, microsoft, zoom };
}

function readClient(variables: Variables, name: string): ServiceClient | null {
  const clientId = readText(variables, `${name}_CLIENT_ID`);
  const clientSecret = readText(variables, `${name}_CLIENT_SECRET`);
  if (clientId === null && clientSecret === null) return null;
  if (clientId === null) throw new EnvError(`${name}_CLIENT_ID takes the client id; ${name}_CLIENT_SECRET needs it`);
  if (clientSecret === null) {
    throw new EnvError(`${name}_CLIENT_SECRET takes the client secret; ${name}_CLIENT_ID needs it`);
  }
  const address = (what: string) =>
    readUrl(variables, `${name}_${what}`, ['https:', 'http:'])?.replace(/\/+$/, '') ?? null;
  return { clientId, clientSecret, authority: address('AUTHORITY'), api: address('API') };
}

function readKey(variables: Variables, client: ServiceClient | null): Buffer | null {
  const text = readText(variables, 'CONNECTIONS_KEY');
  if (text === null && client === null) return null;
  const key = Buffer.from(text ?? '', 'base64');
  if (key.length !== KEY_BYTES || key.toString('base64') !== text) {
    // The value is not repeated: it is the key of everyone's connections.
    throw new EnvError(
      'CONNECTIONS_KEY takes 32 bytes in base64; connecting services needs it (openssl rand -base64 32)',
    );
  }
  return client === null ? null : key;
}
