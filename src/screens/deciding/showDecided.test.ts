import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { showDecided } from './showDecided.ts';

it('shows the answer wherever the application is shown, and nothing of it elsewhere', () => {
  const client = new QueryClient();
  const of = (id: string) => ({ application: { _id: id, status: 'under_review', startupName: 'Volta' }, scores: [1] });
  client.setQueryData(['review'], of('a1'));
  client.setQueryData(['history'], of('a1'));
  client.setQueryData(['other'], of('a2'));
  client.setQueryData(['list'], { applications: [] });
  client.setQueryData(['none'], { application: null });
  showDecided(client, { _id: 'a1', status: 'accepted', undoableUntil: '2099-01-01T00:00:00Z' } as { _id: string });
  const decided = {
    application: { _id: 'a1', status: 'accepted', startupName: 'Volta', undoableUntil: '2099-01-01T00:00:00Z' },
    scores: [1],
  };
  expect(client.getQueryData(['review'])).toEqual(decided);
  expect(client.getQueryData(['history'])).toEqual(decided);
  expect(client.getQueryData(['other'])).toEqual(of('a2'));
  expect(client.getQueryData(['list'])).toEqual({ applications: [] });
  expect(client.getQueryData(['none'])).toEqual({ application: null });
});
