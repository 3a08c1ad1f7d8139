/** Passwords as argon2id, in the PHC string form; at most four at a time, because each takes 19 MiB and a core. */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const argon2Async = promisify(argon2);

const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const;
const MAX_AT_A_TIME = 4;
const MAX_WAITING = 200;

/** The text to store for a password. */
export async function hashPassword(password: string, salt: Buffer = randomBytes(16)): Promise<string> {
  const tag = await derive(password, salt);
  const { memory, passes, parallelism } = COST;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Whether the password is the stored one. Takes as long when nothing is stored: a stranger learns nothing from time. */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const [, , , , salt = '', tag = ''] = (stored ?? NOBODY).split('$');
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive(password, Buffer.from(salt, 'base64'));
  return expected.length === actual.length && timingSafeEqual(expected, actual) && stored !== null;
}

const NOBODY = `$argon2id$v=19$m=19456,t=2,p=1$${unpadded(Buffer.alloc(16, 7))}$${unpadded(Buffer.alloc(32, 7))}`;

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return inTurn(async () => Buffer.from(await argon2Async('argon2id', { message: password, nonce: salt, ...COST })));
}

let running = 0;
const waiting: (() => void)[] = [];

/** Thrown when so many sign-ins wait that one more would only time out. */
export class PasswordQueueFullError extends Error {}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_A_TIME) {
    if (waiting.length >= MAX_WAITING) throw new PasswordQueueFullError('Too many password checks at once');
    // Whoever finishes hands its place over, so `running` does not change here.
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
