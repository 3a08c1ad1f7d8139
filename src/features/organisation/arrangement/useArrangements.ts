import { useTranslation } from 'react-i18next';
import type { Arrangement } from '#domain/arrangement/arranged.ts';
import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useOverlay } from '../useOverlay.ts';
import { type ArrangementsQuery, SaveArrangementsDocument } from './arrangements.gen.ts';
import { arrangementsQuery } from './arrangementsQuery.ts';

const isSamePlace = (one: Arrangement, other: Arrangement): boolean =>
  one.kind === other.kind && one.name === other.name;

/** What the organisation has arranged, and how to arrange one place otherwise or as the product has it. */
export function useArrangements() {
  const { t } = useTranslation('organisation');
  const {
    value: arrangements,
    change,
    ...state
  } = useOverlay({
    query: arrangementsQuery(),
    partOf: (asked: ArrangementsQuery | undefined) => readArrangements(asked?.incubator?.arrangements),
    save: ({ next, ...record }) =>
      graphqlRequest(SaveArrangementsDocument, { ...record, arrangements: next.map(toInput) }),
    undone: t('arrange.undone'),
  });
  const others = (one: Arrangement): readonly Arrangement[] => arrangements.filter((other) => !isSamePlace(one, other));
  return {
    ...state,
    arrangements,
    arrange: (one: Arrangement, place: string, onDone?: () => void) =>
      change([...others(one), one], t('arrange.saved', { place }), onDone),
    restore: (one: Arrangement, place: string, onDone?: () => void) =>
      change(others(one), t('arrange.restored', { place }), onDone),
  };
}

/** As the API takes it: lists of its own. */
export const toInput = ({ order, hidden, ...rest }: Arrangement) => ({
  ...rest,
  order: [...order],
  hidden: [...hidden],
});
