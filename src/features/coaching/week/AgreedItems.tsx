import { Paper } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { Section } from '#src/ui/Section.tsx';
import { RelativeDay } from '#src/ui/time/RelativeDay.tsx';
import classes from './Week.module.css';
import type { CoachWeekQuery } from './week.gen.ts';

/** What somebody has agreed to do in sessions, with the day it is due. Nothing where all is done. */
export function AgreedItems({ items: { results, totalCount } }: { readonly items: CoachWeekQuery['mine'] }) {
  const { t } = useTranslation('programme');
  if (results.length === 0) return null;
  return (
    <Paper withBorder radius="lg" className={classes.part}>
      <Section title={t('week.mine')} count={totalCount ?? undefined}>
        <ul className={classes.list}>
          {results.map(({ _id, name, dueDate, session }) => (
            <li key={_id} className={classes.what}>
              <AppLink href={`/coaching/session/${session?._id ?? ''}`}>{name}</AppLink>
              <span className={classes.note}>
                {session?.name} · <RelativeDay instant={`${dueDate}T12:00:00.000Z`} zone="UTC" />
              </span>
            </li>
          ))}
        </ul>
      </Section>
    </Paper>
  );
}
