import { type ChildProcess, spawn } from 'node:child_process';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { freePort } from './startPostgres.ts';

const root = join(import.meta.dirname, '..', '..');

export interface HttpAnswer {
  readonly status: number;
  readonly text: string;
  readonly headers: NodeJS.Dict<string | string[]>;
}

const MAX_OUTPUT = 20_000;

/** The server as its own process, to be asked over real sockets, and to be killed. */
export class ServerProcess {
  readonly #child: ChildProcess;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 64 });
  readonly port: number;
  #output = '';

  private constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.port = port;
  }

  /** Starts the server, of Cohort and on a free port unless told otherwise, and resolves when it says that it is ready. */
  static async start(
    environment: Readonly<Record<string, string>>,
    atPort?: number,
    folder = root,
  ): Promise<ServerProcess> {
    const port = atPort ?? (await freePort());
    const child = spawn(join(root, 'node_modules', '.bin', 'node'), ['server/main.ts'], {
      cwd: folder,
      env: { ...process.env, ...environment, PORT: String(port), HOST: '127.0.0.1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const server = new ServerProcess(child, port);
    await new Promise<void>((resolve, reject) => {
      const collect = (chunk: Buffer): void => {
        server.#output = (server.#output + chunk.toString()).slice(-MAX_OUTPUT);
        if (server.#output.includes('ready http://')) resolve();
      };
      child.stdout?.on('data', collect);
      child.stderr?.on('data', collect);
      child.once('exit', (code, signal) =>
        reject(new Error(`the server ended with ${code ?? signal}:\n${server.#output}`)),
      );
    });
    return server;
  }

  get processId(): number {
    return this.#child.pid ?? 0;
  }

  /** The end of what it has written. */
  get output(): string {
    return this.#output;
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Asks the process to end, and resolves with its exit code; who is connected stays so. */
  end(): Promise<number | null> {
    return new Promise((resolve) => {
      this.#child.once('exit', (code) => resolve(code));
      this.#child.kill('SIGTERM');
    });
  }

  /** `kill -9`: no handler runs. Resolves when the process is gone. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  stop(): Promise<void> {
    return this.#end('SIGTERM');
  }

  #end(signal: NodeJS.Signals): Promise<void> {
    this.#agent.destroy();
    return new Promise((resolve) => {
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) return resolve();
      this.#child.once('exit', () => resolve());
      this.#child.kill(signal);
    });
  }

  async signIn(tenant: string, account: string): Promise<string> {
    const body = { email: `${account}@${tenant}.test`, password: 'accelerate', incubator: tenant };
    const answer = await this.send(tenant, 'POST', '/auth/local', body);
    if (answer.status !== 200) throw new Error(`${account} could not sign in: ${answer.status} ${answer.text}`);
    return (JSON.parse(answer.text) as { token: string }).token;
  }

  /** Data of an operation; throws with the server's errors. */
  async graphql<T>(tenant: string, token: string, query: string, variables: Record<string, unknown> = {}): Promise<T> {
    const headers = { 'apollo-require-preflight': 'true', authorization: `Bearer ${token}` };
    const { text } = await this.send(tenant, 'POST', '/graphql', { query, variables }, headers);
    const answer = JSON.parse(text) as { data?: T; errors?: { message: string }[] };
    if (answer.errors || !answer.data) throw new Error(`the server refused: ${text.slice(0, 500)}`);
    return answer.data;
  }

  send(
    tenant: string,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<HttpAnswer> {
    return new Promise((resolve, reject) => {
      const text = body === undefined ? undefined : JSON.stringify(body);
      const call = request(
        {
          host: '127.0.0.1',
          port: this.port,
          method,
          path,
          agent: this.#agent,
          headers: {
            host: `${tenant}.localhost:${this.port}`,
            ...(text !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              text: Buffer.concat(chunks).toString('utf8'),
              headers: response.headers,
            }),
          );
        },
      );
      call.on('error', reject);
      call.end(text);
    });
  }
}
