import { expect, test } from 'vitest';
import type { DashboardCardMeta } from '#domain/model/screens.ts';
import { cardsAbout } from './cardsAbout.ts';

const list = (baseFilter: object): DashboardCardMeta => ({
  id: 'next',
  kind: 'list',
  isWide: false,
  labelKey: 'next',
  entity: 'CoachingSession',
  columns: [],
  limit: 3,
  baseFilter: baseFilter as Readonly<Record<string, unknown>>,
});
const session = { _id: 'c1', version: 1, startup: { _id: 's1' }, series: null, startTime: '2099-01-01T09:00:00.000Z' };
const filters = (cards: readonly DashboardCardMeta[]) =>
  cards.map((card) => ('baseFilter' in card ? card.baseFilter : null));

test('what a card names of its record is that value, of a reference the record it names', () => {
  const asked = {
    startup: { IS: '$record.startup' },
    and: [{ startTime: { GT: '$record.startTime' } }, { _id: { IS_NOT: '$record.id' } }],
    end: { GT: '$now' },
  };
  expect(filters(cardsAbout([list(asked)], session))).toEqual([
    {
      startup: { IS: 's1' },
      and: [{ startTime: { GT: '2099-01-01T09:00:00.000Z' } }, { _id: { IS_NOT: '$record.id' } }],
      end: { GT: '$now' },
    },
  ]);
});

test('a card that compares with what the record does not have is not there', () => {
  const about: DashboardCardMeta = { id: 'about', kind: 'component', isWide: false, component: 'event.about' };
  const cards = [list({ series: { IS: '$record.series' } }), list({ OR: ['$record.place'] }), about];
  expect(cardsAbout(cards, session)).toEqual([about]);
});
