import { expect, it } from 'vitest';
import { meetingWay, type WayKind } from './meetingWay.ts';

const typing = (kind: WayKind, typed: string) => meetingWay(kind, { typed, room: null });

it('a service, a room, a place, a number and a link are what a session has of them', () => {
  expect(typing('Zoom', '')).toEqual({ videoProvider: 'Zoom' });
  expect(meetingWay('room', { typed: 'elsewhere', room: 'p1' })).toEqual({ place: 'p1' });
  expect(typing('place', ' Room 7 ')).toEqual({ location: 'Room 7' });
  expect(typing('phone', '+49 30 1234')).toEqual({ location: '☎ +49 30 1234' });
  expect(typing('link', 'https://meet.example/own')).toEqual({ meetingLink: 'https://meet.example/own' });
});

it('as agreed is nothing to say, and what is not chosen or typed yet is missing', () => {
  expect(typing('agreed', 'x')).toBeNull();
  const kinds = ['link', 'room', 'place', 'phone'] as const;
  expect(kinds.map((kind) => typing(kind, ' '))).toEqual([undefined, undefined, undefined, undefined]);
  expect(typing('link', 'meet.example')).toBeUndefined();
  expect(typing('link', 'javascript:alert(1)')).toBeUndefined();
});
