import { spawn } from 'node:child_process';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 5000;
/** One that ran so long was well: the next end is a new matter. */
const WELL_MS = 10_000;

/** A process of `npm run dev` that is started again whenever it ends by itself, and says why. */
export class Child {
  #name;
  #command;
  #options;
  #onMessage;
  #onLine;
  #onEnd;
  #process = null;
  #wait = FIRST_WAIT_MS;
  #startedAt = 0;
  #timer = undefined;
  #isWanted = false;

  /** `onLine` is given each line that it prints, and says whether people should see it; `onEnd` hears that it ended by itself. */
  constructor(name, command, options, { onMessage = () => {}, onLine = () => true, onEnd = () => {} } = {}) {
    this.#name = name;
    this.#command = command;
    this.#options = options;
    this.#onMessage = onMessage;
    this.#onLine = onLine;
    this.#onEnd = onEnd;
  }

  start() {
    clearTimeout(this.#timer);
    this.#isWanted = true;
    this.#startedAt = Date.now();
    const [command, ...args] = this.#command;
    const child = spawn(command, args, { ...this.#options, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
    this.#process = child;
    child.on('message', (message) => child === this.#process && this.#onMessage(message));
    child.on('error', (error) => console.error(`${this.#name}: ${error.message}`));
    eachLine(child.stdout, (line) => {
      if (this.#onLine(line)) console.log(line);
    });
    child.once('exit', (code, signal) => child === this.#process && this.#ended(code ?? signal));
  }

  /** Ends it and starts it anew; what is running may not hold this up. */
  restart() {
    this.#wait = FIRST_WAIT_MS;
    const before = this.#process;
    this.#process = null;
    if (before === null || before.exitCode !== null || before.signalCode !== null) return this.start();
    before.once('exit', () => this.start());
    // Nothing that was answered is lost by it: the database is made for that.
    before.kill('SIGKILL');
  }

  send(message) {
    if (this.#process?.connected) this.#process.send(message);
  }

  stop() {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    this.#process?.kill('SIGTERM');
  }

  #ended(reason) {
    if (!this.#isWanted) return;
    this.#onEnd();
    if (Date.now() - this.#startedAt > WELL_MS) this.#wait = FIRST_WAIT_MS;
    console.error(`${this.#name} ended with ${reason}; starting it again`);
    this.#timer = setTimeout(() => this.start(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT_MS);
  }
}

function eachLine(stream, tell) {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    lines.forEach(tell);
  });
}
