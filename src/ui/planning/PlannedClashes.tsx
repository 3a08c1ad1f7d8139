import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import classes from './PlannedClashes.module.css';
import { PlannedClashesDocument, type PlannedClashesQueryVariables } from './planning.gen.ts';

export type PlannedAppointment = PlannedClashesQueryVariables['input'];

interface PlannedClashesProps {
  /** What is filled in so far; null while no time or nobody is chosen, or where it would hold nobody's time. */
  readonly planned: PlannedAppointment | null;
  /** A draft holds nobody's time and can be saved in any case. */
  readonly isDraft?: boolean;
}

/** How long nothing is asked while somebody still chooses. */
const CHOOSING_MS = 300;

/**
 * Who has something else then, and when the room is taken, while time and people are chosen. It stays in sight, as who is
 * chosen stands far below; where the server would take it all the same, it can be saved from here.
 */
export function PlannedClashes({ planned, isDraft = false }: PlannedClashesProps) {
  const { t } = useTranslation(['programme', 'forms']);
  const { clashes, rooms, isRefused } = useClashes(planned);
  const isClashing = clashes.length + rooms.length > 0;
  const isGathering = planned?.kind === 'EVENT' || planned?.kind === 'OFFER';
  return (
    <div className={classes.frame} role="status" data-refused={isRefused && !isDraft}>
      {isClashing && (
        <div className={classes.note}>
          <IconAlertTriangle size={20} aria-hidden />
          <div>
            <strong>{t(titleKey(isRefused && !isDraft, clashes.length > 0))}</strong>
            <ul className={classes.people}>
              {clashes.map(({ personId, fullName, startTime, endTime, what }) => (
                <li key={`${personId} ${startTime}`}>
                  <bdi>{fullName}</bdi>: <bdi>{what ?? t('planned.busy')}</bdi>,{' '}
                  <MomentText start={startTime} end={endTime} />
                </li>
              ))}
              {rooms.map(({ placeId, name, startTime, endTime }) => (
                <li key={`${placeId} ${startTime}`}>
                  <bdi>{name}</bdi>: {t('planned.taken')}, <MomentText start={startTime} end={endTime} />
                </li>
              ))}
            </ul>
            {planned?.kind === 'OFFER' && <p>{t('planned.notOffered')}</p>}
            {isRefused && isDraft && <p>{t('planned.notPublished')}</p>}
            {isRefused && clashes.length > 0 && <p>{t('planned.chooseOther')}</p>}
            {isRefused && rooms.length > 0 && <p>{t('rooms.another', { ns: 'forms' })}</p>}
            {!isRefused && !isGathering && (
              <>
                <p>{t('planned.othersCome')}</p>
                <Button type="submit" size="xs" variant="default" mih={44}>
                  {t('planned.saveAnyway')}
                </Button>
              </>
            )}
          </div>
        </div>
      )}
    </div>
  );
}

function useClashes(planned: PlannedAppointment | null) {
  // Compared by what it says: a form gives a new object with each key.
  const [asked] = useDebouncedValue(JSON.stringify(planned), CHOOSING_MS);
  const input = JSON.parse(asked) as PlannedAppointment | null;
  const { data } = useQuery({
    ...graphqlQuery(PlannedClashesDocument, { input: input as PlannedAppointment }),
    enabled: input !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
    // A warning that fails to come is none that is worth an error: saving is judged anyway.
    throwOnError: false,
  });
  return (planned && input && data?.plannedClashes) || { clashes: [], rooms: [], isRefused: false };
}

function titleKey(isRefused: boolean, isSomebodyBusy: boolean) {
  if (isRefused) return 'planned.refused';
  return isSomebodyBusy ? 'planned.clashes' : 'planned.roomTaken';
}
