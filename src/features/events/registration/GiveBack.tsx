import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNow } from '#src/ui/time/useNow.ts';
import { useAskToLeave } from './useAskToLeave.ts';
import { useRegistration } from './useRegistration.ts';

/** How soon a page that stays open knows that a session has begun. */
const REFRESH_MS = 15_000;

interface GiveBackProps {
  readonly eventId: string;
  readonly startTime: string;
}

/** Until it begins: from then on it was held, or missed. */
export function GiveBack({ eventId, startTime }: GiveBackProps) {
  const { t } = useTranslation('programme');
  const now = useNow(REFRESH_MS);
  const change = useRegistration(eventId);
  const isLost = useAskToLeave('session');
  const leave = async (): Promise<void> => {
    if (await isLost()) change.mutate('leave');
  };
  if (Date.parse(startTime) <= now) return null;
  return (
    <Button variant="default" mt="sm" loading={change.isPending} onClick={() => void leave()}>
      {t('events.leave')}
    </Button>
  );
}
