import { Button, Group } from '@mantine/core';
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#src/generated/paths.gen.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { useChangeSearch } from '#src/ui/address/pageAddress.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import classes from './Room.module.css';
import type { ScoringRound } from './scoringQueries.ts';

/** Nothing is left of a round, under how much was done: the way to read what one gave, and the way home. */
export function AllDone({ round }: { readonly round: ScoringRound }) {
  const { t } = useTranslation('scoring');
  const changeSearch = useChangeSearch();
  const first = round.items[0]?.evaluationId;
  const said = useRef<HTMLDivElement>(null);
  // Whoever comes here from the last one hears it, with a screen reader too.
  useEffect(() => said.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={said} tabIndex={-1} className={classes.allDone}>
      <EmptyState
        icon={<IconCircleCheck size={40} aria-hidden />}
        title={t('allDone.title')}
        action={
          <Group gap="xs" justify="center">
            <Button component={AppLink} href={paths.home()}>
              {t('allDone.home')}
            </Button>
            <Button variant="default" onClick={() => void changeSearch({ evaluation: first })}>
              {t('allDone.read')}
            </Button>
          </Group>
        }
      />
    </div>
  );
}
