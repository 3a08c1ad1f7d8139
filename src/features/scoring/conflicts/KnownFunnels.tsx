import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from '#src/forms/scores/Scores.module.css';
import type { KnownApplicant, useKnownApplicants } from './useKnownApplicants.ts';
import '@mantine/core/styles/Checkbox.css';

interface KnownFunnelsProps {
  readonly known: ReturnType<typeof useKnownApplicants>;
  readonly search: string;
}

/** The applicants of each funnel, to choose; what the team has recorded stays as it is. */
export function KnownFunnels({ known: { funnels, isChosen, toggle }, search }: KnownFunnelsProps) {
  const { t } = useTranslation('scoring');
  const sought = search.trim().toLowerCase();
  const shown = funnels
    .map((funnel) => ({ ...funnel, applicants: funnel.applicants.filter((one) => fits(one, sought)) }))
    .filter(({ applicants }) => applicants.length > 0);
  if (shown.length === 0) return <p className={classes.note}>{t('share.noPeople')}</p>;
  return shown.map(({ funnelId, funnelName, roundNames, applicants }) => (
    <div key={funnelId}>
      <p className={classes.note}>
        <bdi>{[funnelName, ...roundNames].join(' · ')}</bdi>
      </p>
      <ul className={classes.people} aria-label={`${t('know.applicants')}: ${funnelName}`}>
        {applicants.map((one) => (
          <li key={one.applicationId}>
            <Checkbox
              label={<bdi>{one.name}</bdi>}
              description={one.isByStaff ? t('know.byStaff') : one.isInQueue ? t('know.inQueue') : undefined}
              checked={isChosen(one)}
              disabled={one.isByStaff}
              onChange={() => toggle(one)}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}

const fits = ({ name }: KnownApplicant, sought: string): boolean => name.toLowerCase().includes(sought);
