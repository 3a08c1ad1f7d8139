import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { hasNoAnswer, RequestError } from '#src/data/requestError.ts';
import { isRetryable } from '#src/data/retryPolicy.ts';
import { FormAlert } from '#src/ui/feedback/FormAlert.tsx';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import classes from '../Metrics.module.css';
import { FigureConflictLine } from './meanwhile/FigureConflictLine.tsx';
import { figureConflicts } from './meanwhile/figureConflicts.ts';
import type { useMetricsDraft } from './useMetricsDraft.ts';

interface SaveProblemProps {
  readonly error: unknown;
  readonly draft: Pick<ReturnType<typeof useMetricsDraft>, 'conflicts' | 'choose' | 'isAsSent'>;
}

/** Why it is not saved; of figures that others have given meanwhile each says so itself, and here is what is for all. */
export function SaveProblem({ error, draft: { conflicts, choose, isAsSent } }: SaveProblemProps) {
  const { t } = useTranslation('metrics');
  const message = useErrorMessage();
  if (conflicts.size > 1)
    return (
      <FigureConflictLine
        name={null}
        sentence={t('meanwhile.some')}
        onChoose={(isMine) => choose([...conflicts.keys()], isMine)}
      />
    );
  if (conflicts.size === 1) return <FormAlert>{t('meanwhile.some')}</FormAlert>;
  if (figureConflicts(error).size > 0) return <p className={classes.chosen}>{t('meanwhile.chosen')}</p>;
  if (isRetryable(error)) return <Unsent goesByItself={isAsSent && hasNoAnswer(error)} />;
  // Another founder has said meanwhile that there are none, or staff ask for them no more.
  if (isGone(error)) return <FormAlert>{t('saving.notAsked')}</FormAlert>;
  return error ? <FormAlert>{message(error)}</FormAlert> : null;
}

const isGone = (error: unknown): boolean =>
  error instanceof RequestError && error.errors.some(({ extensions }) => extensions?.code === 'NotFoundError');

/** The server was not reached for long. What was changed since is sent when its writer says so. */
function Unsent({ goesByItself }: { readonly goesByItself: boolean }) {
  const { t } = useTranslation(['metrics', 'shell']);
  return (
    <FormAlert>
      {t('saving.lost')} {goesByItself && t('saving.goesByItself')}
      <Group mt="xs">
        <Button type="submit" size="compact-sm" variant="default">
          {t('tryAgain', { ns: 'shell' })}
        </Button>
      </Group>
    </FormAlert>
  );
}
