import { type IncomingHttpHeaders, request } from 'node:http';

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly bytes: Buffer;
  readonly json: Record<string, unknown>;
  readonly headers: IncomingHttpHeaders;
}

export type SentBody = FormData | string | object;

/** A plain request over a real socket, with the tenant's host name. */
export async function sendHttp(
  port: number,
  tenant: string,
  method: string,
  path: string,
  body?: SentBody,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const encoded = new Response(body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body));
  const bytes = body === undefined ? null : Buffer.from(await encoded.arrayBuffer());
  const type = body instanceof FormData ? encoded.headers.get('content-type') : 'application/json';
  const own = bytes && { 'content-type': type ?? '', 'content-length': bytes.length };
  const options = {
    host: '127.0.0.1',
    port,
    path,
    method,
    headers: { host: `${tenant}.localhost`, ...own, ...headers },
  };
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const all = Buffer.concat(chunks);
        const text = all.toString('utf8');
        const json = text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : {};
        resolve({ status: answer.statusCode ?? 0, text, bytes: all, json, headers: answer.headers });
      });
    });
    outgoing.once('error', reject);
    outgoing.end(bytes ?? undefined);
  });
}

/** A form with one file, and fields before it. */
export function formWith(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const data = new FormData();
  for (const [key, value] of Object.entries(fields)) data.set(key, value);
  data.set('file', new File([content], name));
  return data;
}
