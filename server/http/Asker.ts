import type { IncomingMessage } from 'node:http';
import type { Tenant, Viewer } from '#server/graphql/context.ts';
import { wishedLanguage } from '#server/texts/languages.ts';
import { readerIn, type TextReader } from '#server/texts/textReader.ts';

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
