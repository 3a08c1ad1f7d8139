import { TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { DEFAULT_CURRENCY } from '#domain/generated/constants.gen.ts';
import { maskOf, numberText } from '#domain/metrics/metricMasks.ts';
import { labelIn } from '#domain/text/startupWords.ts';
import { useOrganisationZone, useSession } from '#src/data/session/sessionStore.ts';
import { localInput, utcOfLocal } from '#src/forms/widgets/localDateTime.ts';
import { languageTag } from '#src/ui/i18n/languages.ts';
import classes from '../Metrics.module.css';
import { metricName } from '../metricName.ts';
import type { MetricItem } from '../metricsQueries.ts';
import { MaskedInput } from './MaskedInput.tsx';
import { FigureConflictLine } from './meanwhile/FigureConflictLine.tsx';
import type { FigureConflict } from './meanwhile/figureConflicts.ts';

/** Of `2026-10-31`. */
const DAY_LENGTH = 10;

/** A day of the organisation; at noon it is the same day for its readers elsewhere. */
const noonOf = (day: string, zone: string): string => (day === '' ? '' : (utcOfLocal(`${day}T12:00`, zone) ?? ''));

interface MetricFieldProps {
  readonly item: MetricItem;
  /** What was reported last, as a hint. */
  readonly last: number | null;
  readonly typed: string;
  /** What is wrong with it; only once somebody was there. */
  readonly problem: string | undefined;
  /** What somebody else has given meanwhile. */
  readonly conflict: FigureConflict | undefined;
  /** Whose value stands there that nobody has typed here. */
  readonly given?: string | undefined;
  readonly onChoose: (isMine: boolean) => void;
  readonly onType: (typed: string) => void;
  readonly onTouch: () => void;
}

/** One metric: what it is, to what it belongs, and its value as its unit is typed. */
export function MetricField({ item, last, typed, problem, conflict, given, ...actions }: MetricFieldProps) {
  const { onChoose, onType, onTouch } = actions;
  const { t, i18n } = useTranslation('metrics');
  const currency = useSession().incubator?.currency ?? DEFAULT_CURRENCY;
  const zone = useOrganisationZone();
  const words = { language: languageTag(i18n.language), currency };
  const { metric } = item;
  const { unitType, customName } = metric.unitOfMeasure;
  const input = {
    label: metricName(item, i18n.language),
    description: labelIn(metric.description, i18n.language) || undefined,
    error: problem,
    size: 'md' as const,
    onBlur: onTouch,
  };
  return (
    <div className={classes.metric}>
      {metric.category && <span className={classes.category}>{metric.category.name}</span>}
      {unitType === 'DATE' ? (
        <TextInput
          {...input}
          type="date"
          value={localInput(typed, zone).slice(0, DAY_LENGTH)}
          onChange={(event) => {
            onType(noonOf(event.currentTarget.value, zone));
            onTouch();
          }}
        />
      ) : (
        <MaskedInput
          {...input}
          mask={maskOf(unitType, words)}
          {...(last !== null && { placeholder: t('lastValue', { value: numberText(last, unitType, words) }) })}
          value={typed}
          onChange={onType}
          {...(customName && {
            rightSection: <span className={classes.unit}>{customName}</span>,
            rightSectionWidth: '40%',
            rightSectionPointerEvents: 'none' as const,
          })}
        />
      )}
      <p className={classes.chosen} role="status" hidden={!given}>
        {given}
      </p>
      {conflict && <FigureConflictLine name={input.label} sentence={conflict.sentence} onChoose={onChoose} />}
    </div>
  );
}
