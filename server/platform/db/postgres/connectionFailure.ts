import pg from 'pg';

const NETWORK_CODES: ReadonlySet<unknown> = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** How the driver says that a connection has ended under it: it has no codes for that. */
const DRIVER_WORDS =
  /^(Connection terminated|Connection ended|Client was closed|Client has encountered a connection error|timeout e(xceeded|xpired)|Query read timeout|This socket has been ended)/;

/** Whether an error says that the connection is gone, or that none can be made; not that a statement was refused. */
export function isConnectionFailure(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return hasEndedConnection(error);
  if (!(error instanceof Error)) return false;
  return NETWORK_CODES.has(Reflect.get(error, 'code')) || DRIVER_WORDS.test(error.message);
}

/** The server has answered, if only to say that it does not serve us; 57P01 to 57P03: because it stops or starts. */
export function hasAnswered(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !error.code?.startsWith('57P');
}

function hasEndedConnection({ severity, code = '' }: pg.DatabaseError): boolean {
  return severity === 'FATAL' || severity === 'PANIC' || code.startsWith('57P') || code.startsWith('08');
}
