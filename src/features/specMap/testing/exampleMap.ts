import type { MapPicture, SpecMapAnswer } from '#domain/model/specMap.ts';

const box = (id: string, note: string, x: number, y: number, rows: readonly string[] = []) => ({
  id,
  title: id,
  note,
  source: `spec/entities/${id.toLowerCase()}.yaml:1`,
  rows,
  x,
  y,
  width: 150,
  height: 40 + rows.length * 18,
});

const entities: MapPicture = {
  width: 560,
  height: 160,
  boxes: [
    box('Task', 'Tasks', 16, 16, ['startup → Startup']),
    box('Startup', 'Startups', 206, 16, ['program → Program']),
    box('Program', 'Programs', 396, 16),
  ],
  lines: [
    { from: 'Task', to: 'Startup', path: 'M166 64C186 64 186 36 206 36' },
    { from: 'Startup', to: 'Program', path: 'M356 64C376 64 376 36 396 36' },
  ],
  ways: [
    { from: 'Task', to: 'Startup', label: 'startup' },
    { from: 'Startup', to: 'Program', label: 'program' },
  ],
};

/** A small map for stories and tests. */
export const exampleMap: SpecMapAnswer = {
  entities,
  screens: { ...entities, ways: entities.ways.map((way) => ({ ...way, label: 'leads to' })) },
  events: [
    {
      name: 'TaskDone',
      about: 'Somebody has done a task',
      records: ['Task'],
      follows: [{ kind: 'notification', tells: 'Whoever has to do it' }],
    },
  ],
};
