import { useTranslation } from 'react-i18next';
import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import type { Overlay } from '#domain/overlay/overlayChanges.ts';
import { readOwnWords } from '#domain/text/ownWords.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { toInput } from '../arrangement/useArrangements.ts';
import { useOverlay } from '../useOverlay.ts';
import { OwnOverlayDocument, type OwnOverlayQuery, SaveOverlayDocument } from './overlayFile.gen.ts';

export const ownOverlayQuery = () => graphqlQuery(OwnOverlayDocument, {});

export const overlayOf = (asked: OwnOverlayQuery | undefined): Overlay => ({
  words: readOwnWords(asked?.incubator?.ownWords),
  arrangements: readArrangements(asked?.incubator?.arrangements),
  automationsOff: asked?.automations.flatMap(({ id, isOn }) => (isOn ? [] : [id])) ?? [],
});

/** All that the organisation has otherwise, and how to have something else in its place. */
export function useOwnOverlay() {
  const { t } = useTranslation('organisation');
  return useOverlay({
    query: ownOverlayQuery(),
    partOf: overlayOf,
    save: ({ next: { words, arrangements, automationsOff = [] }, ...record }) =>
      graphqlRequest(SaveOverlayDocument, {
        ...record,
        words,
        arrangements: arrangements.map(toInput),
        automationsOff,
      }),
    undone: t('arrange.undone'),
  });
}
