import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { MomentText } from '#src/ui/time/MomentText.tsx';
import classes from '../Composer.module.css';
import { stepHref } from '../stepHref.ts';
import type { LackingDate } from './useSeriesDrafts.ts';

/** Which dates of a series can't be published yet, and what each needs: a link to where it is filled in. */
export function LackingDates({ lacks }: { readonly lacks: readonly LackingDate[] }) {
  const { t } = useTranslation('programme');
  if (lacks.length === 0) return null;
  return (
    <>
      <p className={classes.note}>{t('events.series.lacks')}</p>
      <ul className={classes.items} aria-label={t('events.series.lacks')}>
        {lacks.flatMap(({ date: { _id: id, title, startTime, endTime }, items }) =>
          items.map(({ field, step }) => (
            <li key={`${id}/${field}`} className={classes.item}>
              <IconAlertCircle size={18} aria-hidden className={classes.needed} />
              <AppLink href={stepHref(id, step, 'publish')}>{t(`events.checklist.${field}`)}</AppLink>
              <span className={classes.kind}>{startTime ? <MomentText start={startTime} end={endTime} /> : title}</span>
            </li>
          )),
        )}
      </ul>
    </>
  );
}
