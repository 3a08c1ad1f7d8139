import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FigureCardMeta } from '#domain/model/screens.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { whileComing } from '#src/ui/list/whileComing.ts';
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
  // Whether it is shown at all is not known yet.
  if (isPending) return <li hidden aria-busy="true" data-coming ref={whileComing} />;
  const [figure, whole] = card.columns;
  const value = record && figure ? valueAt(record, figure.path) : null;
  if (typeof value !== 'number' || !figure) return null;
  if (card.isQuiet && !value) return null;
  const most = record && whole ? valueAt(record, whole.path) : null;
  const label = t(card.labelKey);
  return (
    <li className={classes.number}>
      <span className={classes.value}>
        {formatValue(value, figure, context)}
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
      {typeof most === 'number' && most > 0 && (
        // What it draws is said by the two numbers.
        <span className={classes.fill} data-full={value >= most} aria-hidden>
          <span style={{ inlineSize: `${Math.min(100, (100 * value) / most)}%` }} />
        </span>
      )}
    </li>
  );
}
