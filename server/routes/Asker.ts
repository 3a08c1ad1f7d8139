import type { IncomingMessage } from 'node:http';
import type { Viewer } from '#server/platform/context/context.ts';
import type { Tenant } from '#server/platform/tenants/Tenant.ts';
import { wishedLanguage } from '#server/platform/texts/languages.ts';
import { readerIn, type TextReader } from '#server/platform/texts/textReader.ts';

/** Who a request is from, as far as is known by now: in their language it is answered, above all when it is refused. */
export class Asker {
  readonly wishedLanguage: string | null;
  tenant: Tenant | null = null;
  viewer: Viewer | null = null;

  constructor({ headers }: IncomingMessage) {
    this.wishedLanguage = wishedLanguage(headers['accept-language']);
  }

  get reader(): TextReader {
    return readerIn(this.viewer?.language ?? this.wishedLanguage, this.tenant);
  }
}
