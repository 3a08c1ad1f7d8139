import { randomBytes } from 'node:crypto';
import { type Answered, formWith, sendHttp } from '#server/testing/sendHttp.ts';
import type { ServerProcess } from '../../support/ServerProcess.ts';

const PATH = '/api/attachment/upload';
const FILE_BYTES = 400_000;

/** Sends files until it is told that there is no room, and keeps an account of what was taken. */
export class Uploaders {
  /** Content of each file that was taken, by its id. */
  readonly taken = new Map<string, string>();
  /** Answers that are neither a success nor "no room". */
  readonly wrong: string[] = [];
  refused = 0;
  readonly #server: ServerProcess;
  readonly #token: string;

  constructor(server: ServerProcess, token: string) {
    this.#server = server;
    this.#token = token;
  }

  /** In turn as a form and resumable, until so many were refused. */
  async untilRefused(times: number, most: number): Promise<void> {
    for (let sent = 0; this.refused < times && sent < most; sent++) await this.upload(sent % 2 === 0);
  }

  /** Whether the file was taken. */
  async upload(isResumable: boolean): Promise<boolean> {
    const text = randomBytes(FILE_BYTES / 2).toString('hex');
    const answer = await (isResumable ? this.#sendParts(text) : this.#send('POST', PATH, formWith('notes.txt', text)));
    const { _id: id } = answer.json;
    if (answer.status < 300 && typeof id === 'string') this.taken.set(id, text);
    else if (answer.status === 507 && isSentence(answer)) this.refused += 1;
    else this.wrong.push(`${answer.status} ${answer.text.slice(0, 200)}`);
    return answer.status < 300;
  }

  /** Ids of files that were taken and are not as they were sent. */
  async lost(): Promise<string[]> {
    const lost: string[] = [];
    for (const [id, text] of this.taken) {
      if ((await this.#send('GET', `/api/attachments/${id}`)).text !== text) lost.push(id);
    }
    return lost;
  }

  /** As the browser sends a large file: the first part with the announcement, then the rest. */
  async #sendParts(text: string): Promise<Answered> {
    const tus = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };
    const half = text.length / 2;
    const first = await this.#send('POST', PATH, text.slice(0, half), {
      ...tus,
      'upload-length': String(text.length),
      'upload-metadata': `filename ${Buffer.from('notes.md').toString('base64')}`,
    });
    if (first.status !== 201) return first;
    const rest = { ...tus, 'upload-offset': String(half) };
    return this.#send('PATCH', String(first.headers.location), text.slice(half), rest);
  }

  #send(method: string, path: string, body?: FormData | string, headers: Readonly<Record<string, string>> = {}) {
    const authorization = `Bearer ${this.#token}`;
    return sendHttp(this.#server.port, 'demo', method, path, body, { authorization, ...headers });
  }
}

function isSentence({ json, text }: Answered): boolean {
  return /no space left/.test(String(json.message)) && !/ENOSPC|\.ts|\n\s+at /.test(text);
}
