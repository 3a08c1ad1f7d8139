import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take long. */
export const longFiles: readonly string[] = [
  // The first makes the image of the demo, while the next two are busy without one.
  'tests/faults/killDuringWrites.test.ts',
  'tests/faults/databaseLoss.test.ts',
  'tests/faults/leaving.test.ts',
  'server/start/threeMonths.test.ts',
  'generator/eject/eject.test.ts',
  'tests/faults/spec/mutateSpec.test.ts',
  'server/services/auth/throttle/signInThrottle.test.ts',
  'tests/faults/mutants/mutateDeclared.test.ts',
  'tests/faults/import/importPeople.test.ts',
  'tests/faults/connectionLoss.test.ts',
  'generator/emit/docs/emitAccessDocument.test.ts',
  'locales/locales.test.ts',
  'tests/contract/writes.test.ts',
  'tests/contract/records.test.ts',
  'tests/contract/subscriptions.test.ts',
  'tests/contract/features.test.ts',
  'tests/contract/operations.test.ts',
  'server/modules/coaching/videoMeeting.test.ts',
  'server/modules/emails/emailsModule.test.ts',
  'server/modules/events/linkedCalendar.test.ts',
  'generator/incremental/compileAgain.test.ts',
];

/**
 * Begins each project with its files that take long, so that no worker is left alone with one at the end. Vitest knows
 * how long files took only where they ran before; on a fresh clone it would go by their size.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const rank = ({ moduleId }: TestSpecification): number => {
      const place = longFiles.indexOf(relative(this.ctx.config.root, moduleId));
      return place === -1 ? longFiles.length : place;
    };
    // A worker that goes to another project loads everything anew: each project stays in one piece.
    return sorted.sort((one, other) => one.project.name.localeCompare(other.project.name) || rank(one) - rank(other));
  }
}
