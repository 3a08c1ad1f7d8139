import { memo } from 'react';
import type { ColumnMeta } from '#domain/model/screens.ts';
import { withScheme } from '#domain/text/webLink.ts';
import { AppLink } from '#src/ui/AppLink.tsx';
import { StatusPill } from '#src/ui/StatusPill.tsx';
import { useTouch } from '#src/ui/theme/useTouch.ts';
import { RelativeTime } from '#src/ui/time/RelativeTime.tsx';
import type { RecordData } from '../screenModules.ts';
import classes from './CellValue.module.css';
import { Colour, isColour } from './Colour.tsx';
import { type FormatContext, formatValue } from './formatValue.ts';
import { RecordHover } from './hover/RecordHover.tsx';
import { RecordChips } from './RecordChips.tsx';
import { RecordPicture, recordIds } from './RecordPicture.tsx';
import { linkOf, valueAt } from './valueAt.ts';

interface CellValueProps {
  readonly record: RecordData;
  readonly column: ColumnMeta;
  readonly context: FormatContext;
  /** The value in words, where they are known. */
  readonly text?: string | undefined;
}

/** One value as the spec wants it shown: link, pill, picture, relative time or plain words. */
export const CellValue = memo(function CellValue({ record, column, context, text: known }: CellValueProps) {
  const value = valueAt(record, column.path);
  const text = known ?? formatValue(value, column, context);
  const ids = recordIds(record, column);
  const pages = ids.map((id) => (column.names ? (context.pageOf?.(column.names.entity, id) ?? null) : null));
  const href = linkOf(column.link, record) ?? pages[0] ?? null;
  if (text === '') return <span className={classes.none}>–</span>;
  if (column.format === 'status')
    return <StatusPill tone={column.tones?.[String(value)] ?? 'neutral'}>{text}</StatusPill>;
  if (column.format === 'relative-time') return <RelativeTime instant={String(value)} />;
  if (column.type === 'textList' || (column.list && Array.isArray(value))) {
    const values = Array.isArray(value) ? value.map((item) => formatValue(item, column, context)) : [text];
    if (column.format === 'avatar' && ids.length === values.length) {
      return <RecordChips record={record} column={column} names={values} pages={pages} />;
    }
    return <Values values={values} whole={text} ids={ids} pages={pages} entity={column.names?.entity} />;
  }
  if (column.format === 'avatar') {
    return (
      <RecordHover entity={column.names?.entity} id={ids[0]}>
        <span className={classes.person}>
          <RecordPicture record={record} column={column} name={text} />
          <Linked href={href} text={text} isReference={isReference(column)} />
        </span>
      </RecordHover>
    );
  }
  if (isColour(text)) return <Colour colour={text} />;
  if (isPhone.test(text)) return <bdi dir="ltr">{text}</bdi>;
  if (column.type === 'url') {
    return (
      <a className={classes.link} href={withScheme(text)} target="_blank" rel="noreferrer">
        {text}
      </a>
    );
  }
  return (
    <RecordHover entity={column.names?.entity} id={ids[0]}>
      <Linked href={href} text={text} isReference={isReference(column)} />
    </RecordHover>
  );
});

/** Without a strong letter a number would take the direction of the page, plus sign last. */
const isPhone = /^\+[\d ()/-]+$/;

/** It names another record than the one whose row this is. */
const isReference = ({ link, names }: ColumnMeta): boolean => link === undefined && names?.id !== '_id';

interface LinkedProps {
  readonly href: string | null;
  readonly text: string;
  /** It names another record than the one whose row this is. */
  readonly isReference?: boolean;
}

function Linked({ href, text, isReference = false }: LinkedProps) {
  if (!href) return <span title={text}>{text}</span>;
  return (
    <AppLink href={href} className={isReference ? classes.reference : classes.link} title={text}>
      {text}
    </AppLink>
  );
}

interface ValuesProps {
  readonly values: readonly string[];
  /** All of them in one line, as the language separates them. */
  readonly whole: string;
  readonly ids: readonly string[];
  /** Where each leads to. */
  readonly pages: readonly (string | null)[];
  readonly entity: string | undefined;
}

function Values({ values, whole, ids, pages, entity }: ValuesProps) {
  // Names side by side are too small for a thumb: there they only say who.
  const isTouch = useTouch();
  return (
    <span className={classes.values} title={entity === 'User' && ids.length > 0 ? undefined : whole}>
      {values.map((value, index) => (
        <RecordHover key={ids[index] ?? value} entity={entity} id={ids[index]}>
          <span className={classes.value}>
            {pages[index] && !isTouch ? <Linked href={pages[index]} text={value} isReference /> : value}
          </span>
        </RecordHover>
      ))}
    </span>
  );
}
