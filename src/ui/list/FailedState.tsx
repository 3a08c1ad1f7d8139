import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '../useErrorMessage.ts';
import { EmptyState } from './EmptyState.tsx';

interface FailedStateProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Loading failed and there is nothing older to show: why, and a way to try again. */
export function FailedState({ error, onRetry }: FailedStateProps) {
  const { t } = useTranslation('shell');
  const message = useErrorMessage();
  return (
    <div role="alert">
      <EmptyState
        icon={<IconAlertTriangle size={24} aria-hidden />}
        title={message(error)}
        action={
          <Button variant="default" mt="sm" onClick={onRetry}>
            {t('tryAgain')}
          </Button>
        }
      />
    </div>
  );
}
