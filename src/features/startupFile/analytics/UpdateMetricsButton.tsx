import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { rowOf } from '#domain/access/buildAbility.ts';
import { metricsFormOf } from '#src/data/metricsForm.ts';
import { Can } from '#src/data/session/ability.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { monthText } from '#src/ui/i18n/monthText.ts';
import classes from './StartupAnalytics.module.css';
import { useIsAsked } from './useIsAsked.ts';

interface UpdateMetricsButtonProps {
  readonly startupId: string;
  /** What it says where it is about something else than figures. */
  readonly label?: string;
}

/**
 * Opens the metrics form of a startup, for its founders and for whoever may write its values: where the address names a period
 * that is still asked for, as that of a task does, at this one, and says so.
 */
export function UpdateMetricsButton({ startupId, label }: UpdateMetricsButtonProps) {
  const { t } = useTranslation('startupFile');
  const metrics = useTranslation('metrics');
  const period = periodIn(useRouterState({ select: ({ location }) => location.searchStr }));
  const isAsked = useIsAsked(startupId, period.from);
  const month = isAsked ? monthText(languageTag(metrics.i18n.language), period.from, period.to) : null;
  const named = month === null ? t('analytics.update') : metrics.t('asked.month', { month });
  const item = rowOf('MetricDataItem', { startup: { _id: startupId } });
  return (
    <Can I="update" this={item}>
      <Button
        variant={month === null ? 'default' : 'filled'}
        className={classes.update}
        leftSection={<IconPencil size={16} aria-hidden />}
        onClick={() => metricsFormOf.set({ startup: startupId, period: isAsked ? period : noPeriod })}
      >
        {label ?? named}
      </Button>
    </Can>
  );
}

const noPeriod = { from: null, to: null };

function periodIn(search: string): { readonly from: string | null; readonly to: string | null } {
  const query = new URLSearchParams(search);
  return { from: query.get('from'), to: query.get('to') };
}
