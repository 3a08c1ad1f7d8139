import { expect, it } from 'vitest';
import { meetingWay } from './meetingWay.ts';

it('a service, a place, a number and a link are what a session has of them', () => {
  expect(meetingWay('Zoom', '')).toEqual({ videoProvider: 'Zoom' });
  expect(meetingWay('place', ' Room 7 ')).toEqual({ location: 'Room 7' });
  expect(meetingWay('phone', '+49 30 1234')).toEqual({ location: '☎ +49 30 1234' });
  expect(meetingWay('link', 'https://meet.example/own')).toEqual({ meetingLink: 'https://meet.example/own' });
});

it('as agreed is nothing to say, and what is not typed yet is missing', () => {
  expect(meetingWay('agreed', 'x')).toBeNull();
  expect(['link', 'place', 'phone'].map((kind) => meetingWay(kind as 'link', ' '))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(meetingWay('link', 'meet.example')).toBeUndefined();
  expect(meetingWay('link', 'javascript:alert(1)')).toBeUndefined();
});
