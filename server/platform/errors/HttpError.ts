import { type Refusal, type RefusalReason, type RefusalValues, refusalText } from '#server/platform/texts/refusals.ts';
import { englishReader, type TextReader } from '#server/platform/texts/textReader.ts';

interface Rest {
  readonly values?: RefusalValues;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A request that can't be answered: the status, and why, which its reader is told in their language. */
export class HttpError extends Error {
  readonly status: number;
  readonly refusal: Refusal | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, reason: RefusalReason | null, { values, headers = {} }: Rest = {}) {
    const refusal = reason && { reason, values };
    super(refusal ? refusalText(englishReader, refusal) : '');
    this.status = status;
    this.refusal = refusal;
    this.headers = headers;
  }

  /** What an operation has answered: its sentence is in the reader's language already. */
  static answered(status: number, message: string): HttpError {
    const error = new HttpError(status, null);
    error.message = message;
    return error;
  }

  /** The sentence for a reader. */
  textFor(reader: TextReader): string {
    return this.refusal === null ? this.message : refusalText(reader, this.refusal);
  }
}
