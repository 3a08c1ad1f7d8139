import { UnstyledButton } from '@mantine/core';
import { IconCircle, IconCircleCheck } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { languageTag } from '#src/ui/i18n/languages.ts';
import classes from './Room.module.css';
import type { ScoringRound } from './scoringQueries.ts';
import { useApplicationName } from './useApplicationName.ts';

interface QueueListProps {
  readonly round: ScoringRound;
  readonly at: number;
  readonly onChoose: (at: number) => void;
}

/** The applications of a round, with what is done. */
export function QueueList({ round, at, onChoose }: QueueListProps) {
  const { t, i18n } = useTranslation('scoring');
  const nameOf = useApplicationName();
  return (
    <nav className={classes.queue} aria-label={t('queue')}>
      <ol>
        {round.items.map((item, place) => (
          <li key={item.evaluationId}>
            <UnstyledButton
              className={classes.queueItem}
              aria-current={place === at || undefined}
              onClick={() => onChoose(place)}
            >
              {item.isDone ? (
                <IconCircleCheck size={16} aria-label={t('isDone')} role="img" className={classes.done} />
              ) : (
                <IconCircle size={16} aria-label={t('isLeft')} role="img" className={classes.left} />
              )}
              <bdi className={classes.queueName}>{nameOf(item)}</bdi>
              {item.isDone && item.score !== null && (
                <span className={classes.queueScore}>{item.score.toLocaleString(languageTag(i18n.language))}</span>
              )}
            </UnstyledButton>
          </li>
        ))}
      </ol>
    </nav>
  );
}
