import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A worker that goes to another project loads everything anew; PostgreSQL is filled while the first are at it. */
const projects = ['unit', 'vite', 'postgres'];

/** Files that take long. */
const long = [
  // The first of those that need the demo makes the image of it, while the next three are busy without one.
  'tests/faults/killDuringWrites.test.ts',
  'generator/emit/docs/emitAccessDocument.test.ts',
  'generator/incremental/compileAgain.test.ts',
  'locales/locales.test.ts',
  'tests/contract/writes.test.ts',
  'tests/contract/records.test.ts',
  'tests/contract/subscriptions.test.ts',
  'tests/contract/features.test.ts',
  'tests/contract/operations.test.ts',
  'server/modules/coaching/videoMeeting.test.ts',
  'server/modules/emails/emailsModule.test.ts',
  'server/modules/events/linkedCalendar.test.ts',
];

/**
 * Begins with the files that take long, so that no worker is left alone with one at the end. Vitest knows how long
 * files took only where they ran before; on a fresh clone it would go by their size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId, project }: TestSpecification): number => {
      const place = long.indexOf(relative(this.ctx.config.root, moduleId));
      return projects.indexOf(project.name) * 100 + (place === -1 ? long.length : place);
    };
    return sorted.sort((one, other) => rank(one) - rank(other));
  }
}
