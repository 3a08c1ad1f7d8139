import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { RequestContext } from '#server/platform/context/context.ts';

const MAX_LENGTH = 128;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const CIPHER = 'aes-256-gcm';

/** The value of the header `Idempotency-Key`: null without one, `malformed` for one that can't be a key. */
export function readRequestKey(header: string | string[] | undefined): string | 'malformed' | null {
  if (header === undefined) return null;
  const isKey = typeof header === 'string' && header.length <= MAX_LENGTH && /^[\x21-\x7e]+$/.test(header);
  return isKey ? header : 'malformed';
}

/** What a key is found by: that of one user means nothing for another, nor that of a visitor elsewhere. */
export function hashOfKey({ principal, clientAddress }: RequestContext, key: string): string {
  return sha256(`${principal ? `user ${principal.id}` : `visitor ${clientAddress}`} ${key}`).toString('hex');
}

/** An answer may hold what is kept nowhere else, a link say: only whoever has the key reads it again. */
export function sealAnswer(key: string, answer: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, sha256(`answer ${key}`), iv);
  const sealed = Buffer.concat([cipher.update(answer, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
}

export function openAnswer(key: string, text: string): string {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv(CIPHER, sha256(`answer ${key}`), bytes.subarray(0, IV_BYTES));
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  const opened = [decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()];
  return Buffer.concat(opened).toString('utf8');
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
