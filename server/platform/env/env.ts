/** The environment, read once at start. A wrong value is one line that names the variable and what it takes. */

import { type LogLevel, logLevels } from '#server/platform/log/log.ts';
import {
  EnvError,
  readCount,
  readOneOf,
  readPort,
  readSwitch,
  readText,
  readUrl,
  type Variables,
} from './envReaders.ts';
import { type ConnectionSettings, readConnections } from './readConnections.ts';

export interface S3Settings {
  readonly endpoint: string | null;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

export interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export interface Env {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly demo: boolean;
  readonly graphqlExplore: boolean;
  readonly smtpUrl: string | null;
  readonly oidc: OidcSettings | null;
  readonly s3: S3Settings | null;
  /** Address under which tenants are hosts: links in mails are `<tenant>.` before its host. Never taken from a request. */
  readonly publicUrl: string;
  /** What the mail service proves itself with when it reports what became of mails; null where none does. */
  readonly mailReportsSecret: string | null;
  /** There is a reverse proxy in front that writes `X-Forwarded-For`. */
  readonly trustProxy: boolean;
  /** Calendars and video services that people may connect; null where none is set up. */
  readonly connections: ConnectionSettings | null;
  /** How many sockets a user may have open at one process. */
  readonly socketsPerUser: number;
  /** Whether this process does what is due; off where others of the same installation do. */
  readonly clock: boolean;
  readonly logLevel: LogLevel;
}

/** Parses the environment, or throws an `EnvError`. */
export function parseEnv(variables: Variables): Env {
  const databaseUrl = readUrl(variables, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const port = readPort(variables, 'PORT', 3000);
  const host = readText(variables, 'HOST') ?? '127.0.0.1';
  const publicUrl = readUrl(variables, 'PUBLIC_URL', ['https:', 'http:']) ?? `http://localhost:${port}`;
  const demo = readDemo(variables, { databaseUrl, host, publicUrl });
  return {
    port,
    host,
    dataDir: readText(variables, 'DATA_DIR') ?? '.data',
    databaseUrl,
    demo,
    graphqlExplore: readSwitch(variables, 'GRAPHQL_EXPLORE', demo),
    smtpUrl: readUrl(variables, 'SMTP_URL', ['smtp:', 'smtps:']),
    mailReportsSecret: readSecret(variables, 'MAIL_REPORTS_SECRET'),
    oidc: readOidc(variables),
    s3: readS3(variables),
    publicUrl,
    trustProxy: readSwitch(variables, 'TRUST_PROXY', false),
    connections: readConnections(variables),
    clock: readSwitch(variables, 'CLOCK', true),
    socketsPerUser: readCount(variables, 'SOCKETS_PER_USER', 20),
    logLevel: readOneOf(variables, 'LOG_LEVEL', logLevels, 'info'),
  };
}

type Reach = Pick<Env, 'databaseUrl' | 'host' | 'publicUrl'>;

/**
 * The demo has accounts whose password everybody knows. On an address that other machines reach it is there only when
 * somebody says so.
 */
function readDemo(variables: Variables, reach: Reach): boolean {
  const isSaid = readText(variables, 'DEMO') !== null;
  const elsewhere = addressForOthers(reach);
  if (!isSaid && reach.databaseUrl === null && elsewhere !== null) {
    throw new EnvError(
      `DEMO takes 0 to begin without the demo's accounts, or 1 to serve them although ${elsewhere} can be reached from other machines`,
    );
  }
  return readSwitch(variables, 'DEMO', reach.databaseUrl === null);
}

/** The setting by which other machines reach this server, `HOST 0.0.0.0`; null when only this machine does. */
export function addressForOthers({ host, publicUrl }: Pick<Env, 'host' | 'publicUrl'>): string | null {
  if (!isOwnMachine(host)) return `HOST ${host}`;
  return isOwnMachine(new URL(publicUrl).hostname) ? null : `PUBLIC_URL ${new URL(publicUrl).host}`;
}

const isOwnMachine = (host: string): boolean =>
  /^(127(\.\d{1,3}){3}|\[?::1\]?|localhost|[\w.-]+\.localhost)$/i.test(host);

/** The environment (of this process, if no other is given); a wrong value ends the process with one line. */
export function loadEnv(variables: Variables = process.env): Env {
  try {
    return parseEnv(variables);
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}

/** A password that only machines type; short ones are guessed. */
function readSecret(variables: Variables, name: string): string | null {
  const secret = readText(variables, name);
  if (secret !== null && secret.length < 16) throw new EnvError(`${name} takes a secret of 16 characters or more`);
  return secret;
}

function readOidc(variables: Variables): OidcSettings | null {
  const issuer = readUrl(variables, 'OIDC_ISSUER', ['https:', 'http:']);
  if (issuer === null) return null;
  const clientId = readText(variables, 'OIDC_CLIENT_ID');
  const clientSecret = readText(variables, 'OIDC_CLIENT_SECRET');
  if (clientId === null) throw new EnvError('OIDC_CLIENT_ID takes the client id at the provider; OIDC_ISSUER needs it');
  if (clientSecret === null) {
    throw new EnvError('OIDC_CLIENT_SECRET takes the client secret at the provider; OIDC_ISSUER needs it');
  }
  return { issuer, clientId, clientSecret };
}

function readS3(variables: Variables): S3Settings | null {
  const bucket = readText(variables, 'S3_BUCKET');
  if (bucket === null) return null;
  const accessKeyId = readText(variables, 'S3_ACCESS_KEY_ID');
  const secretAccessKey = readText(variables, 'S3_SECRET_ACCESS_KEY');
  if (accessKeyId === null) throw new EnvError('S3_ACCESS_KEY_ID takes the key of the store; S3_BUCKET needs it');
  if (secretAccessKey === null) {
    throw new EnvError('S3_SECRET_ACCESS_KEY takes the secret of the store; S3_BUCKET needs it');
  }
  const endpoint = readUrl(variables, 'S3_ENDPOINT', ['https:', 'http:']);
  return { endpoint, region: readText(variables, 'S3_REGION') ?? 'us-east-1', bucket, accessKeyId, secretAccessKey };
}
