import type { DemoData, DemoRow } from './DemoData.ts';

const booked = ['IncubatorEvent', 'CoachingSession'] as const;

/** A room in which nothing else is at that time, the next of them at each turn; null where all are taken (`0026_place_times.ts`). */
export function freeRoom(data: DemoData, startTime: string, endTime: string, turn: number): DemoRow | null {
  const rooms = data.all('Place').filter(({ isArchived }) => isArchived !== true);
  const taken = new Set(
    booked
      .flatMap((entity) => data.all(entity))
      .filter((row) => String(row.startTime) < endTime && startTime < String(row.endTime))
      .map(({ place }) => place),
  );
  const inTurn = rooms.map((_room, index) => rooms[(index + turn) % rooms.length]);
  return inTurn.find((room) => room !== undefined && !taken.has(room.id)) ?? null;
}
