import { lazy, memo, Suspense, useState } from 'react';
import { RowCheckbox } from '#src/ui/RowCheckbox.tsx';
import { CellValue } from '../cells/CellValue.tsx';
import { Colour, isColour } from '../cells/Colour.tsx';
import { type FormatContext, formatValue } from '../cells/formatValue.ts';
import { RecordPicture, withoutPicture } from '../cells/RecordPicture.tsx';
import { linkOf, valueAt } from '../cells/valueAt.ts';
import type { RecordData } from '../screenModules.ts';
import { useActionsOfRow } from '../table/actions/useRowActions.ts';
import { useDuplicateRow } from '../table/copying/useDuplicate.ts';
import type { GridRow } from '../table/useRecordGrid.ts';
import type { RowLabels } from '../table/useRowLabels.ts';
import { CardActions } from './CardActions.tsx';
import { type CardParts, isNews, needsName } from './cardParts.ts';
import { useCardEditing } from './editing/useCardEditing.ts';
import classes from './RecordCards.module.css';
import { useLongPress } from './useLongPress.ts';

const CardSheet = lazy(() => import('./editing/CardSheet.tsx').then((m) => ({ default: m.CardSheet })));

interface RecordCardProps {
  readonly row: GridRow;
  readonly parts: CardParts;
  readonly context: FormatContext;
  readonly labels: RowLabels;
  readonly headingOf: (column: CardParts['facts'][number]) => string;
  /** Some card is chosen: a tap chooses, too. */
  readonly isChoosing: boolean;
  readonly isChosen: boolean;
  readonly onEdit: ((record: RecordData) => void) | null;
}

/**
 * One record on a phone: a tap opens it, a finger that rests chooses it, and the menu holds the rest. The list is drawn
 * again for each measured card; the card itself is not.
 */
export const RecordCard = memo(function RecordCard(props: RecordCardProps) {
  const { row, parts, context, labels, headingOf, isChoosing, isChosen, onEdit } = props;
  const record = row.original;
  const { title, state, facts } = parts;
  const duplicate = useDuplicateRow();
  const actions = useActionsOfRow()(record);
  const mayChoose = row.getCanSelect();
  const changed = useCardEditing(record, parts);
  const [isChanging, setChanging] = useState(false);
  const press = useLongPress(mayChoose ? () => row.toggleSelected() : null);
  if (title === undefined) return null;
  const name = formatValue(valueAt(record, title.path), title, context);
  const isOpened = linkOf(title.link, record) !== null;
  const shown = facts
    .filter((column) => isNews(valueAt(record, column.path)))
    .map((column) => ({ column, text: formatValue(valueAt(record, column.path), column, context) }))
    .filter(({ text }) => text !== '')
    .slice(0, parts.shown);
  return (
    <article className={classes.card} aria-label={name} data-selected={isChosen} {...press}>
      {isChoosing && mayChoose && (
        <RowCheckbox label={labels.select(name)} isChecked={isChosen} onToggle={row.getToggleSelectedHandler()} />
      )}
      {title.format === 'avatar' && !isChoosing && (
        <RecordPicture record={record} column={title} name={name} size={28} />
      )}
      <div className={classes.text}>
        <div className={classes.line}>
          <div className={classes.title} data-covers={isOpened} dir="auto">
            {isOpened || onEdit === null ? (
              <CellValue record={record} column={withoutPicture(title)} context={context} text={name} />
            ) : (
              <button type="button" className={classes.open} onClick={() => onEdit(record)}>
                {name}
              </button>
            )}
          </div>
          {state && valueAt(record, state.path) != null && (
            <div className={classes.state}>
              <CellValue record={record} column={state} context={context} />
            </div>
          )}
        </div>
        {shown.length > 0 && (
          <div className={classes.facts} data-lines={title.type === 'dateTime' ? 2 : 1}>
            {shown.map(({ column, text }) => (
              <span key={column.path}>
                {needsName(column) && `${headingOf(column)}: `}
                {isColour(text) ? <Colour colour={text} /> : text}
              </span>
            ))}
          </div>
        )}
      </div>
      <CardActions
        name={name}
        onEdit={onEdit && (() => onEdit(record))}
        actions={actions}
        change={changed && { label: labels.change(headingOf(changed.column), name), open: () => setChanging(true) }}
        onDuplicate={duplicate && (() => duplicate(record))}
        onChoose={mayChoose && !isChoosing ? () => row.toggleSelected() : null}
      />
      {changed && isChanging && (
        <Suspense>
          <CardSheet
            {...changed}
            record={record}
            name={name}
            onSave={changed.save}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      )}
      {isChoosing && mayChoose && (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className={classes.chooser}
          onClick={() => row.toggleSelected()}
        />
      )}
    </article>
  );
});
