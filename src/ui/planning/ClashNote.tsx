import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import classes from './PlannedClashes.module.css';
import type { PlannedClashesQuery } from './planning.gen.ts';

export type Clashes = PlannedClashesQuery['found'];

/** What an appointment is where it is no meeting with guests: an event that holds its hosts, or times that are offered. */
export type Gathering = 'event' | 'offer';

interface ClashNoteProps {
  readonly found: Clashes;
  readonly gathering?: Gathering;
  /** A draft holds nobody's time and can be saved in any case. */
  readonly isDraft?: boolean;
}

/**
 * Who has something else then, and when the room is taken. It stays in sight, as who is chosen stands far below; where the
 * server would take it all the same, it can be saved from here.
 */
export function ClashNote({ found, gathering, isDraft = false }: ClashNoteProps) {
  const { t } = useTranslation(['programme', 'forms']);
  const { clashes, rooms, isRefused } = found;
  const isClashing = clashes.length + rooms.length > 0;
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
            {gathering === 'offer' && <p>{t('planned.notOffered')}</p>}
            {isRefused && isDraft && <p>{t('planned.notPublished')}</p>}
            {isRefused && clashes.length > 0 && <p>{t('planned.chooseOther')}</p>}
            {isRefused && rooms.length > 0 && <p>{t('rooms.another', { ns: 'forms' })}</p>}
            {!isRefused && !gathering && (
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

function titleKey(isRefused: boolean, isSomebodyBusy: boolean) {
  if (isRefused) return 'planned.refused';
  return isSomebodyBusy ? 'planned.clashes' : 'planned.roomTaken';
}
