import { HttpError } from '#server/http/respond.ts';

/** A refusal in the shape in which the protocol's server passes it on. */
export async function asAnswered<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    throw { status_code: error.status, body: JSON.stringify({ message: error.message }) };
  }
}
