import { describe, expect, it } from 'vitest';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { appointmentOf } from './appointmentOf.ts';

const event = (more: Record<string, unknown> = {}): StoredRow =>
  ({
    id: 'e1',
    version: 2,
    title: 'Demo day',
    startTime: '2030-03-04T15:00:00.000Z',
    endTime: null,
    ...more,
  }) as StoredRow;
const whereOf = (more: Record<string, unknown>, room: string | null = null) =>
  appointmentOf(event(more), { origin: 'http://demo.test', room })?.location;

describe('where an event is in calendars', () => {
  it('is its room, and what is said beside it', () => {
    expect(whereOf({}, 'Aula, 2nd floor')).toBe('Aula, 2nd floor');
    expect(whereOf({ location: { text: 'Ring twice' } }, 'Aula')).toBe('Aula · Ring twice');
    expect(whereOf({ conferenceData: { url: 'https://meet.test/1' } }, 'Aula')).toBe('Aula · https://meet.test/1');
  });

  it('is its link alone where it is online', () => {
    const online = { availability: { mode: 'online' }, conferenceData: { url: 'https://meet.test/1' } };
    expect(whereOf(online, 'Aula')).toBe('https://meet.test/1');
  });

  it('is not said where nobody knows', () => {
    expect(whereOf({})).toBeNull();
    expect(appointmentOf(event({ startTime: null }), { origin: '', room: 'Aula' })).toBeNull();
  });
});
