import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WebSocketServer } from 'ws';
import type { HostRefusal, TenantDirectory } from '#server/platform/tenants/TenantDirectory.ts';

const PATH = '/subscriptions';

const HOST_REFUSALS: Readonly<Record<HostRefusal, string>> = {
  malformed: '400 Bad Request',
  foreign: '421 Misdirected Request',
  unknown: '404 Not Found',
};
const LATER = '503 Service Unavailable\r\nRetry-After: 1';

export interface UpgradeParts {
  readonly tenants: TenantDirectory;
  /** The server is about to end: sockets are opened elsewhere. */
  readonly isEnding: () => boolean;
}

/** Makes a socket of a request, or says why not. */
export async function upgradeSocket(
  sockets: WebSocketServer,
  parts: UpgradeParts,
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
): Promise<void> {
  // Until the library has taken it over, nobody else hears that the client has gone.
  const forget = (): void => void socket.destroy();
  socket.on('error', forget);
  const refusal = parts.isEnding() ? LATER : await refusalOf(parts.tenants, request);
  if (refusal !== null) return void socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\n\r\n`);
  if (socket.destroyed) return;
  sockets.handleUpgrade(request, socket, head, (client) => {
    socket.off('error', forget);
    sockets.emit('connection', client, request);
  });
}

/** Status line of a socket that is not opened; null for one that is. */
async function refusalOf(tenants: TenantDirectory, { url = '', headers }: IncomingMessage): Promise<string | null> {
  const found = await tenants.byHost(headers.host).catch(() => null);
  if (found === null) return LATER;
  if (typeof found === 'string') return HOST_REFUSALS[found];
  if (url.split('?', 1)[0] !== PATH) return '404 Not Found';
  return isForeign(headers) ? '403 Forbidden' : null;
}

/** Another site's page may open a socket here, but its browser says where it comes from. */
function isForeign({ origin, host }: IncomingMessage['headers']): boolean {
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host);
}
