import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { QueryCardMeta } from '#domain/model/screens.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { Section } from '#src/ui/Section.tsx';
import { CellValue } from '../cells/CellValue.tsx';
import { RecordPicture, withoutPicture } from '../cells/RecordPicture.tsx';
import { useFormatContext } from '../cells/useFormatContext.ts';
import { valueAt } from '../cells/valueAt.ts';
import { useLiveList } from '../live/useLiveList.ts';
import type { RecordData } from '../screenModules.ts';
import { cardLink, cardQuery, type QueryCardProps } from './cardQuery.ts';
import classes from './DashboardScreen.module.css';

/** The first few records: name, a note below it, and what matters at the end of the line. */
export function ListCard({ card, document, recordId }: QueryCardProps) {
  const { t } = useTranslation(['spec', 'screens']);
  const { data, error, refetch } = useQuery(cardQuery(card, document, recordId));
  // What one is to come to, or to do, may be taken back by others while the home is open.
  useLiveList(card.entity);
  const title = t(card.labelKey);
  const rows = data?.results;
  const all = card.link && rows && rows.length > 0 && (
    <Button variant="subtle" size="compact-sm" component={AppLink} href={cardLink(card.link, recordId)}>
      {t('screens:dashboard.all')}
    </Button>
  );
  // Nothing to do and nothing to see takes no place.
  if (rows?.length === 0) return null;
  return (
    <Section title={title} count={data?.totalCount} hint={card.aboutKey && t(card.aboutKey)} action={all}>
      {!rows && (error ? <FailedState error={error} onRetry={() => void refetch()} /> : <ListSkeleton rows={3} />)}
      {rows && rows.length > 0 && (
        <ul className={classes.rows} aria-label={title}>
          {rows.map((record) => (
            <ListRow key={String(record._id)} card={card} record={record} />
          ))}
        </ul>
      )}
    </Section>
  );
}

const leadsNowhere = (): null => null;

function ListRow({ card, record }: { readonly card: QueryCardMeta; readonly record: RecordData }) {
  const known = useFormatContext();
  // Two links in one narrow row would be too close to each other: the row has one, that of its name.
  const context = useMemo(() => ({ ...known, pageOf: leadsNowhere }), [known]);
  const [heading, note, ...side] = card.columns.map(withoutPicture);
  const name = card.columns[0];
  return (
    <li className={classes.row}>
      {name?.format === 'avatar' && (
        <RecordPicture record={record} column={name} name={String(valueAt(record, name.path) ?? '')} size={28} />
      )}
      <div className={classes.rowText}>
        {heading && (
          <div className={classes.rowName}>
            <CellValue record={record} column={heading} context={known} />
          </div>
        )}
        {note && (
          <div className={classes.rowNote}>
            <CellValue record={record} column={note} context={context} />
          </div>
        )}
      </div>
      <div className={classes.rowSide} data-moment={side.some(({ format }) => format === 'date-time')}>
        {side.map((column) => (
          <CellValue key={column.path} record={record} column={column} context={context} />
        ))}
      </div>
    </li>
  );
}
