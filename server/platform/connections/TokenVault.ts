import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Integration } from './services.ts';

/** What a provider gave for one person; it never leaves the server, and is stored only as `TokenVault` seals it. */
export interface ServiceTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** When the access token ends, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Whose tokens they are. They can't be opened as anybody else's, so a copied row is worth nothing. */
export interface ConnectionOwner {
  readonly tenantId: string;
  readonly userId: string;
  readonly integration: Integration;
}

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts tokens with the key of the installation (AES-256-GCM). */
export class TokenVault {
  readonly #key: Buffer;

  constructor(key: Buffer) {
    this.#key = key;
  }

  /** Nonce, tag and ciphertext, in base64url. */
  seal(owner: ConnectionOwner, tokens: ServiceTokens): string {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.#key, nonce).setAAD(nameOf(owner));
    const text = Buffer.concat([cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  }

  /** @throws when it was sealed with another key, for somebody else, or was changed. */
  open(owner: ConnectionOwner, sealed: string): ServiceTokens {
    const bytes = Buffer.from(sealed, 'base64url');
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const decipher = createDecipheriv(ALGORITHM, this.#key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(nameOf(owner))
      .setAuthTag(tag);
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8')) as ServiceTokens;
  }
}

function nameOf({ tenantId, userId, integration }: ConnectionOwner): Buffer {
  return Buffer.from(JSON.stringify([tenantId, userId, integration]));
}
