/** Generated: every route, with what no client of ours sends. No answer is a failure of ours, or tells of its insides. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '#server/testing/sendRaw.ts';
import { startTestServer, type TestServer } from '#server/testing/startTestServer.ts';

const NUL = '\u0000';

/** What is wrong with a request, apart from its address: lines of its head and its body. */
interface Flaw {
  readonly head: readonly string[];
  readonly body?: string;
  readonly host?: string;
}

const json = (body: string): Flaw => ({ head: ['Content-Type: application/json'], body });
const form = (body: string, boundary = '; boundary=x'): Flaw => ({
  head: [`Content-Type: multipart/form-data${boundary}`],
  body,
});
const flaws: readonly Flaw[] = [
  ...['red.localhost:abc', 'red.localhost@x', 'red.999', '%00', 'red.localhost:99999', '..', '<b>', '[::1'].map(
    (host) => ({ head: [], host }),
  ),
  ...['', '{', 'null', '[]', '7', '"text"', '{"a":', `{"query":"${NUL}"}`, '{"query":{}}', '\ufeff{}', '[[[['].map(
    json,
  ),
  ...['{"query":"{"}', '{"query":"{ a }","variables":[]}', '{"query":"query A { a } query B { b }"}'].map(json),
  ...['{"query":"{ incubator { slug } }","operationName":{}}', '{"email":{},"password":[]}', '{"user":7}'].map(json),
  ...[`{"email":"a${NUL}@b","password":"${NUL}","token":"${NUL}","newPassword":"0123456789ab"}`].map(json),
  json('['.repeat(30_000)),
  json(`{"query":"${'{a'.repeat(10_000)}"}`),
  json(`{"query":"${'x'.repeat(70_000)}"}`),
  ...[
    '',
    '--x',
    '--x\r\n\r\n',
    '--x--',
    '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhi',
  ].map((body) => form(body)),
  form('--x\r\nContent-Disposition\r\n\r\n--x--'),
  form('hi', ''),
  { head: ['Content-Type: application/json', 'Content-Encoding: gzip'], body: 'no gzip' },
  { head: ['Content-Type: application/json', 'Content-Encoding: zebra'], body: '{}' },
  { head: ['Content-Type: application/json; charset=zebra'], body: '{}' },
  { head: ['Content-Type: \u00ff\u00fe'], body: '{}' },
  { head: ['Accept: */*;q=zebra, text/html'], body: '{}' },
  { head: ['Authorization: Bearer'] },
  { head: [`Authorization: Bearer ${'x'.repeat(4000)}`] },
  { head: ['Authorization: Basic Og=='] },
  { head: ['Cookie: =;=;;cohort-sign-on=%E0'] },
  { head: ['Range: bytes=9-1'] },
  { head: ['Tus-Resumable: 9.9', 'Upload-Length: -1'] },
  { head: ['Tus-Resumable: 1.0.0', 'Upload-Length: abc', 'Upload-Metadata: a b c,,'] },
  {
    head: ['Tus-Resumable: 1.0.0', 'Upload-Offset: 999999', 'Content-Type: application/offset+octet-stream'],
    body: 'x',
  },
  { head: ['X-HTTP-Method-Override: \u00fe'] },
  { head: ['X-Forwarded-For: ::::'] },
  { head: ['If-None-Match: "'] },
  { head: ['Expect: zebra'] },
  { head: ['Transfer-Encoding: chunked'], body: 'zz\r\nno size\r\n' },
  { head: ['Content-Length: -5'], body: 'x' },
  { head: ['Idempotency-Key: \u00ff'], body: '{}' },
  { head: ['No colon here'] },
];

/** Other addresses than the route's own, of each route. */
const addresses: readonly ((path: string) => string)[] = [
  (path) => path,
  (path) => `${path}?${'a='.repeat(500)}`,
  (path) => `${path}?cursor=%E0%A4%A&return=//evil&incubator[]=1`,
  (path) => `${path}/%E0%A4%A`,
  (path) => `${path}%00`,
  (path) => `${path}/../../server/main.ts`,
  (path) => `/${path}`,
  (path) => `http://red.localhost:99999${path}`,
];
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'BREW'];

/** An error's stack, a path of this machine, a module, or a word of SQL. */
const insides =
  /\bat [\w.<>]+ \(|\/work\/|\/home\/|\/tmp\/|node_modules|file:\/\/|node:internal|\.ts:\d+|syntax error at|relation "/;

function written(
  method: string,
  path: string,
  { head, body = '', host = 'red.localhost' }: Flaw,
  token: string | null,
) {
  const own = head.some((line) => /^(content-length|transfer-encoding)/i.test(line));
  const lines = [
    `${method} ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: close',
    'apollo-require-preflight: true',
    ...(token && !head.some((line) => line.startsWith('Authorization')) ? [`Authorization: Bearer ${token}`] : []),
    ...head,
    ...(own ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

describe.each([true, false])('where operations can be explored: %s', (isExploring) => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ isExploring });
    token = await server.signIn('admin@red.test');
  }, 60_000);
  afterAll(() => server.close());

  it('answers nothing malformed with a failure of its own', async () => {
    const wrong: string[] = [];
    let count = 0;
    const send = async (text: string): Promise<void> => {
      count += 1;
      const answer = await sendRaw(server.port, text);
      // Without a status: the library of HTTP has closed the connection.
      const isOurs = (answer.status ?? 400) >= 500;
      if (isOurs || insides.test(answer.text)) wrong.push(`${text.slice(0, 200)}\n→ ${answer.text.slice(0, 600)}`);
    };
    const routes = [
      ...server.routes,
      { method: 'POST', path: '/graphql' },
      { method: 'GET', path: '/graphql' },
      { method: 'GET', path: '/subscriptions' },
      { method: 'GET', path: '/login' },
      { method: 'GET', path: '/readyz' },
    ];
    for (const { method, path } of routes) {
      const filled = path.replaceAll(/:\w+/g, 'x%27%22');
      const requests = [
        ...flaws.map((flaw) => written(method, filled, flaw, token)),
        ...addresses.map((address) => written(method, address(filled), json('{}'), token)),
        ...methods.map((other) => written(other, filled, json('{}'), null)),
      ];
      await Promise.all(requests.map(send));
    }
    expect(wrong.slice(0, 5).join('\n\n')).toBe('');
    expect(count).toBeGreaterThan(1500);
    expect((await server.call('/readyz')).status).toBe(200);
  }, 120_000);
});
