import type { DemoData } from '#server/demo/data/DemoData.ts';
import { programmeTextsOf } from './programmeTextsOf.ts';

const capacities = [60, 35, 8, 14];

/** Rooms of the house; what comes after a comma says how to get there. */
export function buildRooms(data: DemoData): void {
  programmeTextsOf(data.tenant).places.forEach((place, index) => {
    const [name = place, address = null] = place.split(/[,،]\s*/);
    data.add('Place', {
      id: data.id('Place', index),
      name,
      address,
      capacity: capacities[index % capacities.length],
      description: null,
      isArchived: false,
      createdAt: data.daysFromToday(-300),
    });
  });
}
