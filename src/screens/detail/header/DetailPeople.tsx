import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ColumnMeta, DetailScreenMeta } from '#domain/model/screens.ts';
import { RecordChip } from '../../cells/RecordChips.tsx';
import { useFormatContext } from '../../cells/useFormatContext.ts';
import type { RecordData } from '../../screenModules.ts';
import { useReadableColumns } from '../../table/columns/useReadableColumns.ts';
import classes from './DetailPeople.module.css';
import { type HeaderPerson, peopleOf } from './peopleOf.ts';

interface DetailPeopleProps {
  readonly screen: DetailScreenMeta;
  readonly record: RecordData;
}

/** Up to so many stand below each other on a phone, each as a whole; more are one line that is swiped along. */
const MOST_WRAPPED = 4;

const none: readonly ColumnMeta[] = [];

/** Who belongs to the record, each leading to their page; where nobody does, nothing stands. */
export function DetailPeople({ screen, record }: DetailPeopleProps) {
  const { t } = useTranslation(['spec', 'screens']);
  const columns = useReadableColumns({ entity: screen.entity, columns: screen.people ?? none });
  const groups = columns
    .map((column) => ({ column, people: peopleOf(record, column) }))
    .filter(({ people }) => people.length > 0);
  if (groups.length === 0) return null;
  const isFew = groups.reduce((count, { people }) => count + people.length, 0) <= MOST_WRAPPED;
  return (
    <dl className={classes.people} data-few={isFew || undefined} aria-label={t('screens:detail.people')}>
      {groups.map(({ column, people }) => (
        <div key={column.path} className={classes.group}>
          <dt>{t(column.labelKey)}</dt>
          <dd>
            <Chips people={people} column={column} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** So many are named; the others are one press away. */
const firstOnes = 3;

interface ChipsProps {
  readonly people: readonly HeaderPerson[];
  readonly column: ColumnMeta;
}

function Chips({ people, column }: ChipsProps) {
  const { t } = useTranslation(['screens', 'spec']);
  const entity = column.names?.entity;
  const { pageOf } = useFormatContext();
  const [all, setAll] = useState(false);
  const shown = all || people.length <= firstOnes + 1 ? people : people.slice(0, firstOnes);
  const hidden = people.length - shown.length;
  return (
    <span className={classes.chips}>
      {shown.map((person) => (
        <span key={person._id} className={classes.chip}>
          <RecordChip user={person} page={entity ? (pageOf?.(entity, person._id) ?? null) : null} entity={entity} />
        </span>
      ))}
      {hidden > 0 && (
        <button
          type="button"
          className={classes.more}
          aria-label={t('detail.morePeople', { label: t(column.labelKey, { ns: 'spec' }), count: hidden })}
          onClick={() => setAll(true)}
        >
          +{hidden}
        </button>
      )}
    </span>
  );
}
