import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { AppLink } from '#src/ui/AppLink.tsx';
import { languageTag } from '#src/ui/i18n/languages.ts';
import { whileComing } from '#src/ui/list/whileComing.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { cardLink, cardQuery, type QueryCardProps } from './cardQuery.ts';
import classes from './DashboardScreen.module.css';

/** How many there are, and the way to them. */
export function NumberCard({ card, document, recordId }: QueryCardProps) {
  const { t, i18n } = useTranslation('spec');
  const message = useErrorMessage();
  const { data, error, isPending } = useQuery(cardQuery(card, document, recordId));
  const label = t(card.labelKey);
  // Whether it is shown at all is not known yet.
  if (card.isQuiet && isPending) return <li hidden aria-busy="true" data-coming ref={whileComing} />;
  if (card.isQuiet && data?.totalCount === 0) return null;
  return (
    <li
      className={classes.number}
      aria-busy={isPending}
      data-coming={isPending || undefined}
      ref={isPending ? whileComing : null}
    >
      <span className={classes.value}>{data ? data.totalCount.toLocaleString(languageTag(i18n.language)) : '–'}</span>
      {card.link ? (
        <AppLink href={cardLink(card.link, recordId)} className={classes.numberLink}>
          {label}
        </AppLink>
      ) : (
        <span>{label}</span>
      )}
      {card.aboutKey && <span className={classes.about}>{t(card.aboutKey)}</span>}
      {error && !data && <span role="alert">{message(error)}</span>}
    </li>
  );
}
