import type { HostileRequest } from './HostileRequests.ts';
import type { HostileTarget } from './sendHostile.ts';

type Send = (
  request: HostileRequest,
  headers: Record<string, string>,
) => Promise<{ readonly status: number; readonly text: string }>;

const IDS = `{
  users(limit: 5) { results { _id } } startups(limit: 5) { results { _id } } coachingSessions(limit: 5) { results { _id } }
  applications(limit: 5) { results { _id } } incubatorEvents(limit: 5) { results { _id } } roles { results { _id } }
}`;

/** Routes of plain HTTP that take what a person sends (requirement 000 §7). */
const routes = [
  { method: 'POST', path: '/api/users/sendresetpassword' },
  { method: 'POST', path: '/api/users/resetpassword' },
  { method: 'POST', path: '/api/users/confirmation' },
  { method: 'POST', path: '/api/users/validate/:token' },
  { method: 'POST', path: '/auth/confirm' },
  { method: 'POST', path: '/auth/local' },
  { method: 'PUT', path: '/user' },
  { method: 'POST', path: '/api/setup/check' },
  { method: 'POST', path: '/api/setup' },
  { method: 'GET', path: '/api/attachments' },
  { method: 'GET', path: '/api/attachments/:id' },
  { method: 'PUT', path: '/api/attachments/:id' },
  { method: 'GET', path: '/api/attachments/reference/:type/:id' },
  { method: 'DELETE', path: '/api/attachments/:reference/:id' },
  { method: 'GET', path: '/api/exports/:id' },
  { method: 'GET', path: '/api/pictures/:key' },
];

/** A server with the demo, asked by somebody who has signed in. */
export async function hostileTarget(send: Send, token: string): Promise<HostileTarget> {
  const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` };
  const asked = await send({ method: 'POST', path: '/graphql', body: { query: IDS } }, headers);
  const ids = [...asked.text.matchAll(/"_id"\s*:\s*"([^"]+)"/g)].map(([, id = '']) => id);
  if (ids.length === 0) throw new Error(`there are no records: ${asked.text.slice(0, 300)}`);
  return { routes, ids, send: (request) => send(request, headers) };
}
