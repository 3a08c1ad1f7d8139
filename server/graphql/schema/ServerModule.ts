import type { EntityWriter, WriterExtensions } from '#server/entities/write/EntityWriter.ts';
import type { JobHandler } from '#server/services/jobs/jobRunner.ts';
import type { ModuleApi } from './ModuleApi.ts';

/** What a folder of `modules/` adds to the product; `modules/index.ts` lists them all. */
export interface ServerModule {
  readonly name: string;
  readonly api?: (writer: EntityWriter) => ModuleApi;
  /** What writing its entities brings with it. */
  readonly writes?: WriterExtensions;
  /** How its jobs are done, by kind. */
  readonly jobs?: (writer: EntityWriter) => Readonly<Record<string, JobHandler>>;
}
