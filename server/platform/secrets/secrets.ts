/** Secrets of tokens and links: random, opaque, stored as a hash. */
import { createHash, randomBytes } from 'node:crypto';

const SECRET_BYTES = 32;

/** A new random secret of 256 bits for tokens and links. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/** What is stored of a secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
