import { JobNotYetError } from '#server/platform/jobs/jobQueue.ts';

/** Who fails sooner than this holds nobody up. */
const SLOW_MS = 3000;
const REST_MS = 60_000;

/** Leaves a service alone for a while that let us wait for nothing: jobs are done one at a time, and the next one would wait too. */
export class ServiceRest {
  readonly #until = new Map<string, number>();

  /**
   * Asks the service, unless it is left alone.
   * @throws JobNotYetError
   */
  async ask<T>(service: string, work: () => Promise<T>): Promise<T> {
    const begun = Date.now();
    const left = (this.#until.get(service) ?? 0) - begun;
    if (left > 0) throw new JobNotYetError(Math.ceil(left / 1000));
    try {
      return await work();
    } catch (error) {
      if (Date.now() - begun >= SLOW_MS) this.#until.set(service, Date.now() + REST_MS);
      throw error;
    }
  }
}
