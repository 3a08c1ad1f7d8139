import type { EntityWriter, WriterExtensions } from '#server/entities/write/EntityWriter.ts';
import type { Schedule } from '#server/platform/clock/Schedule.ts';
import type { Follower } from '#server/platform/context/followers.ts';
import type { JobHandler } from '#server/services/jobs/jobRunner.ts';
import type { ModuleApi } from './ModuleApi.ts';

/** A part of a module that needs the writer of records is made with it. */
type OrWith<T> = T | ((writer: EntityWriter) => T);

/** What a folder of `modules/` adds to the product; `modules/index.ts` lists them all. */
export interface ServerModule {
  readonly name: string;
  readonly api?: (writer: EntityWriter) => ModuleApi;
  /** What writing its entities brings with it. */
  readonly writes?: WriterExtensions;
  /** What follows from domain events. */
  readonly follows?: OrWith<readonly Follower[]>;
  /** What is done at its time. */
  readonly schedules?: OrWith<readonly Schedule[]>;
  /** How its jobs are done, by kind. */
  readonly jobs?: (writer: EntityWriter) => Readonly<Record<string, JobHandler>>;
}
