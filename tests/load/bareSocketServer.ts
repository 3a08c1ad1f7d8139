/** The library of sockets alone, with one subscription that reads nothing: what fanning out costs at the least. */
import { EventEmitter, on } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildSchema } from 'graphql';
import { useServer as serveSockets } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';

const bell = new EventEmitter({ captureRejections: false });
bell.setMaxListeners(0);
const schema = buildSchema(
  'type Query { _: Int } type Subscription { rung: Update! } type Update { taskId: ID! name: String! }',
);
const rung = { taskId: 'a task', name: 'Something that everybody waits for' };

async function* ring() {
  for await (const _event of on(bell, 'ring')) yield { rung };
}

const server = createServer((request, response) => {
  if (request.url === '/ring') bell.emit('ring');
  response.end();
});
const sockets = new WebSocketServer({ server, path: '/subscriptions' });
serveSockets({ schema, roots: { subscription: { rung: ring } } }, sockets);
server.listen(0, '127.0.0.1', () => console.log(`port ${(server.address() as AddressInfo).port}`));
