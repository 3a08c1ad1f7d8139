import { IconChevronDown, IconChevronUp, IconHelpCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from '#src/forms/scores/Scores.module.css';
import { useScoreText } from '#src/forms/scores/useScoreText.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { toneOf } from '#src/ui/enums/enumValues.ts';
import { StatusPill, type Tone } from '#src/ui/StatusPill.tsx';
import type { RankedApplication } from './FunnelRanking.tsx';

const columns = ['rank', 'application', 'status', 'levelled', 'mean', 'spread', 'given', 'left'] as const;
type Column = (typeof columns)[number];

const isNumber = (column: Column): boolean => column !== 'application' && column !== 'status';

interface RankingTableProps {
  readonly places: readonly RankedApplication[];
  /** Asked why an application stands where it does. */
  readonly onExplain: (applicationId: string) => void;
}

/** Places with what they rest on; by any of its columns. */
export function RankingTable({ places, onExplain }: RankingTableProps) {
  const { t } = useTranslation('scoring');
  const [sort, setSort] = useState<{ readonly by: Column; readonly isDown: boolean }>({ by: 'rank', isDown: false });
  const sorted = places.toSorted((a, b) => compare(cellOf(a, sort.by), cellOf(b, sort.by), sort.isDown));
  return (
    <div className={classes.frame}>
      <table className={classes.table} aria-label={t('ranking.caption')}>
        <thead>
          <tr>
            {columns.map((column) => {
              const isSorted = sort.by === column;
              return (
                <th
                  key={column}
                  scope="col"
                  className={isNumber(column) ? classes.number : undefined}
                  aria-sort={isSorted ? (sort.isDown ? 'descending' : 'ascending') : undefined}
                >
                  <button
                    type="button"
                    className={classes.sort}
                    onClick={() => setSort({ by: column, isDown: isSorted ? !sort.isDown : startsDown(column) })}
                  >
                    {t(`ranking.${column}`)}
                    {isSorted &&
                      (sort.isDown ? (
                        <IconChevronDown size={14} aria-hidden />
                      ) : (
                        <IconChevronUp size={14} aria-hidden />
                      ))}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sorted.map((place) => (
            <PlaceRow key={place.applicationId} place={place} onExplain={onExplain} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface PlaceRowProps extends Pick<RankingTableProps, 'onExplain'> {
  readonly place: RankedApplication;
}

function PlaceRow({ place, onExplain }: PlaceRowProps) {
  const { t } = useTranslation(['scoring', 'spec']);
  const text = useScoreText();
  const { applicationId, name, status, rank, levelled, mean, spread, count, left } = place;
  return (
    <tr>
      <td className={classes.number}>
        {rank === null ? (
          '–'
        ) : (
          <button
            type="button"
            className={classes.why}
            aria-label={t('why.open', { name, rank })}
            title={t('why.open', { name, rank })}
            onClick={() => onExplain(applicationId)}
          >
            {rank}
            <IconHelpCircle size={16} aria-hidden />
          </button>
        )}
      </td>
      <th scope="row">
        <AppLink href={`/application/${applicationId}/evaluations`}>
          <bdi>{name}</bdi>
        </AppLink>
      </th>
      <td>
        <StatusPill tone={toneOf('ApplicationStatus', status) as Tone}>
          {t(`spec:${enumLabelKey('ApplicationStatus', status)}` as 'spec:enum.ApplicationStatus.draft')}
        </StatusPill>
      </td>
      <td className={classes.number}>
        {text(levelled)}
        <span className={classes.bar} style={{ backgroundSize: `${(levelled ?? 0) * 10}% 100%` }} aria-hidden />
      </td>
      <td className={classes.number}>{text(mean)}</td>
      <td className={classes.number}>{text(spread)}</td>
      <td className={classes.number}>{count}</td>
      <td className={classes.number}>{left}</td>
    </tr>
  );
}

/** Of scores one wants the highest first, of places and names not. */
const startsDown = (column: Column): boolean => isNumber(column) && column !== 'rank';

function cellOf(place: RankedApplication, column: Column): string | number | null {
  if (column === 'application') return place.name;
  if (column === 'given') return place.count;
  return place[column];
}

/** What has no score is last, whichever way round. */
function compare(a: string | number | null, b: string | number | null, isDown: boolean): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
  return isDown ? -order : order;
}
