import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { DecisionMailDocument } from './deciding.gen.ts';
import type { Action } from './decisionActions.ts';
import classes from './StartupBegins.module.css';

interface StartupStaysProps {
  readonly applicationId: string;
  readonly action: Action;
}

/** Whoever rejects what was accepted before is to know that its startup and its founders stay. */
export function StartupStays({ applicationId, action }: StartupStaysProps) {
  const { t } = useTranslation('applications');
  const { data } = useQuery({
    ...graphqlQuery(DecisionMailDocument, { applicationId, action, letter: null }),
    staleTime: 0,
  });
  const startup = data?.application?.startup;
  if (!startup || startup.status === 'archived') return null;
  return <p className={classes.team}>{t('decide.stays', { name: startup.name })}</p>;
}
