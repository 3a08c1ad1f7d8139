import { useTranslation } from 'react-i18next';
import { readArrangements } from '#domain/arrangement/readArrangements.ts';
import type { Overlay, OwnRole } from '#domain/overlay/overlayChanges.ts';
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
  ...(asked?.ownRoles && { roles: readOwnRoles(asked.ownRoles) }),
});

interface AskedRole extends Omit<OwnRole, 'grants'> {
  readonly grants: unknown;
}

/** As they were asked for: what each may do comes as JSON. */
export const readOwnRoles = (asked: readonly AskedRole[]): readonly OwnRole[] =>
  asked.map(({ name, types, grants }) => ({ name, types, grants: grants as OwnRole['grants'] }));

/** All that the organisation has otherwise, and how to have something else in its place. */
export function useOwnOverlay() {
  const { t } = useTranslation('organisation');
  return useOverlay({
    query: ownOverlayQuery(),
    partOf: overlayOf,
    save: ({ next: { words, arrangements, automationsOff = [], roles }, ...record }) =>
      graphqlRequest(SaveOverlayDocument, {
        ...record,
        words,
        arrangements: arrangements.map(toInput),
        automationsOff,
        roles: roles?.map((role) => ({ ...role })) ?? [],
        withRoles: roles !== undefined,
      }),
    undone: t('arrange.undone'),
  });
}
