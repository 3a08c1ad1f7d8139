/** Plays the APIs of calendars and video services on a free port; whoever asks must bring a token that is known. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TimeSpan } from '#domain/availability/spans.ts';

interface ServiceCall {
  /** `POST /v2/users/me/meetings` */
  readonly what: string;
  readonly query: URLSearchParams;
  readonly body: string;
}

export interface TestServiceApi {
  readonly address: string;
  /** What was asked for with a known token. */
  readonly calls: ServiceCall[];
  /** How often it was asked, whether it has answered yet or not. */
  asked: number;
  /** What is in everyone's calendar. */
  busy: readonly TimeSpan[];
  /** Answered instead, so many times. */
  failures: number;
  /** Answers only after so long. */
  delayMs: number;
  close(): Promise<void>;
}

export async function startServiceApi(isKnown: (token: string) => Promise<boolean>): Promise<TestServiceApi> {
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const api: TestServiceApi = {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: [],
    asked: 0,
    busy: [],
    failures: 0,
    delayMs: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    api.asked += 1;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (api.delayMs > 0) await new Promise((resolve) => setTimeout(resolve, api.delayMs));
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    if (!(await isKnown(token))) return void response.writeHead(401).end('{}');
    const { pathname, searchParams } = new URL(request.url ?? '', api.address);
    const what = `${request.method} ${pathname}`;
    api.calls.push({ what, query: searchParams, body: Buffer.concat(chunks).toString('utf8') });
    if (api.failures > 0) {
      api.failures -= 1;
      return void response.writeHead(503).end('{}');
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(contentOf(what, api)));
  }
  return api;
}

function contentOf(what: string, { busy, calls }: TestServiceApi): object {
  switch (what) {
    case 'POST /calendar/v3/freeBusy':
      return { calendars: { primary: { busy: busy.map((span) => ({ start: span.startTime, end: span.endTime })) } } };
    case 'GET /v1.0/me/calendarView':
      return {
        value: busy.flatMap((span) =>
          // Half of what is in a calendar leaves time for others.
          ['busy', 'free'].map((showAs, index) => ({
            showAs,
            start: { dateTime: shifted(span.startTime, index), timeZone: 'UTC' },
            end: { dateTime: shifted(span.endTime, index), timeZone: 'UTC' },
          })),
        ),
      };
    case 'POST /v2/users/me/meetings':
      return { id: calls.length, join_url: `https://zoom.example/j/${calls.length}` };
    case 'POST /v1.0/me/onlineMeetings/createOrGet':
      return { id: calls.length, joinWebUrl: `https://teams.example/l/${calls.length}` };
    default:
      return {};
  }
}

/** Without a zone, as Microsoft writes times; some hours on for what does not count. */
function shifted(time: string, index: number): string {
  return new Date(Date.parse(time) + index * 6 * 3_600_000).toISOString().replace('Z', '0000');
}
