import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FigureCardMeta } from '#domain/model/screens.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { formatValue } from '../cells/formatValue.ts';
import { useFormatContext } from '../cells/useFormatContext.ts';
import { valueAt } from '../cells/valueAt.ts';
import { cardLink, fieldsQuery } from './cardQuery.ts';
import classes from './DashboardScreen.module.css';

interface FigureCardProps {
  readonly card: FigureCardMeta;
  readonly document: string;
  /** The record that the dashboard is about. */
  readonly recordId: string;
}

/** A number of the record, and how much that is of another: said, and drawn. Without a number it takes no place. */
export function FigureCard({ card, document, recordId }: FigureCardProps) {
  const { t } = useTranslation(['spec', 'screens']);
  const context = useFormatContext();
  const { data: record, isPending } = useQuery(fieldsQuery(card, document, recordId));
  const [figure, whole] = card.columns;
  const value = record && figure ? valueAt(record, figure.path) : null;
  if (!isPending && typeof value !== 'number') return null;
  if (card.isQuiet && !value) return null;
  const most = record && whole ? valueAt(record, whole.path) : null;
  const label = t(card.labelKey);
  return (
    <li className={classes.number} aria-busy={isPending} data-coming={isPending || undefined}>
      <span className={classes.value}>
        {typeof value === 'number' && figure ? formatValue(value, figure, context) : '–'}
        {typeof most === 'number' && whole && (
          <span className={classes.whole}>
            {t('screens:dashboard.ofWhole', { whole: formatValue(most, whole, context) })}
          </span>
        )}
      </span>
      {card.link ? (
        <AppLink href={cardLink(card.link, recordId)} className={classes.numberLink}>
          {label}
        </AppLink>
      ) : (
        <span>{label}</span>
      )}
      {card.aboutKey && <span className={classes.about}>{t(card.aboutKey)}</span>}
      {typeof value === 'number' && typeof most === 'number' && most > 0 && (
        // What it draws is said by the two numbers.
        <span className={classes.fill} data-full={value >= most} aria-hidden>
          <span style={{ inlineSize: `${Math.min(100, (100 * value) / most)}%` }} />
        </span>
      )}
    </li>
  );
}
