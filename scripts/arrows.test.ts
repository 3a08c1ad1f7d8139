import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { type Arrow, brokenArrows, importsIn, mutualRooms } from './arrows.ts';

const { forbidden } = createRequire(import.meta.url)('../.dependency-cruiser.cjs') as { forbidden: readonly Arrow[] };

const broken = (file: string, text: string): string[] =>
  importsIn(file, text).flatMap((one) => brokenArrows(forbidden, one));

describe('the floors of the server', () => {
  it.each([
    ['server/platform/db/database.ts', "import type { Reader } from '#server/access/Reader.ts';"],
    ['server/entities/plan/planRead.ts', "import { scalars } from '../../graphql/scalars.ts';"],
    ['server/services/people/notify.ts', "import { taskModule } from '#server/modules/tasks/taskModule.ts';"],
    ['server/modules/tasks/taskApi.ts', "import { eventsApi } from '../events/eventsApi.ts';"],
    ['server/routes/HttpApp.ts', "const { createApp } = await import('#server/start/createApp.ts');"],
  ])('nothing on %s knows what is above it or beside it', (file, text) => {
    expect(broken(file, text)).toHaveLength(1);
  });

  it.each([
    ['server/modules/tasks/taskApi.ts', "import { readSdl } from '#server/graphql/schema/readSdl.ts';"],
    ['server/platform/db/database.test.ts', "import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';"],
  ])('%s may know what is below it, and a test everything', (file, text) => {
    expect(broken(file, text)).toEqual([]);
  });
});

describe('rooms that import each other', () => {
  const both = [
    ...importsIn('server/platform/mail/mail.ts', "import { queue } from '../jobs/queue.ts';"),
    ...importsIn('server/platform/jobs/queue.ts', "import type { Mail } from '../mail/mail.ts';"),
  ];

  it('are named once, imports of types too', () => {
    expect(mutualRooms(both)).toHaveLength(1);
  });

  it('are none when only one knows the other, or only a test does', () => {
    expect(mutualRooms(both.slice(0, 1))).toEqual([]);
    expect(
      mutualRooms(both.map((one) => ({ ...one, file: one.file.replace('jobs/queue.ts', 'jobs/queue.test.ts') }))),
    ).toEqual([]);
  });
});
