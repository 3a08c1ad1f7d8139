import { useTranslation } from 'react-i18next';
import { choiceNames } from '#domain/forms/answerValues.ts';
import { cellText } from '#domain/forms/columns/cellText.ts';
import classes from './Answers.module.css';
import type { QuestionResultPartsFragment } from './answers.gen.ts';
import { NumberFacts } from './NumberFacts.tsx';
import { ShareBars } from './ShareBars.tsx';
import { TableRows } from './TableRows.tsx';
import { TextList } from './Texts.tsx';

export type TableFigures = NonNullable<QuestionResultPartsFragment['table']>;

interface TableAnswersProps {
  readonly element: QuestionResultPartsFragment['element'];
  readonly table: TableFigures;
  readonly onShow: (responseId: string) => void;
}

/** What the rows of a table come to: how many there are, each column as what stands in it, and the newest of them. */
export function TableAnswers({ element, table, onShow }: TableAnswersProps) {
  const { t, i18n } = useTranslation('formAnswers');
  const names = choiceNames(element, i18n.language);
  const nameOf = (value: string): string => names.get(value) ?? value;
  const columns = new Map(element.options.map((column) => [column.value, column]));
  const textOf = (column: string | undefined, cell: string): string =>
    cellText(columns.get(column ?? ''), cell, i18n.language);
  const facts = [
    { label: t('table.rows'), value: table.rows },
    { label: t('table.mean'), value: table.mean },
    { label: t('table.most'), value: table.most },
  ];
  return (
    <div className={classes.tableParts}>
      <NumberFacts facts={facts} />
      <ul className={classes.columns}>
        {table.columns.map((column) => (
          <li key={column.value}>
            <Column
              column={column}
              name={nameOf(column.value)}
              textOf={(cell) => textOf(column.value, cell)}
              rows={table.rows}
              onShow={onShow}
            />
          </li>
        ))}
      </ul>
      <TableRows
        heads={table.columns.map(({ value }) => nameOf(value))}
        rows={table.newest.map((row) => ({
          ...row,
          cells: row.cells.map((cell, at) => textOf(table.columns[at]?.value, cell)),
        }))}
        onShow={onShow}
      />
    </div>
  );
}

interface ColumnProps extends Pick<TableAnswersProps, 'onShow'> {
  readonly column: TableFigures['columns'][number];
  readonly name: string;
  /** A cell as it is read. */
  readonly textOf: (cell: string) => string;
  readonly rows: number;
}

function Column({ column: { filled, numbers, choices, texts }, name, textOf, rows, onShow }: ColumnProps) {
  const { t } = useTranslation('formAnswers');
  const label = t('table.column', { column: name });
  return (
    <section className={classes.column} aria-label={label}>
      <header className={classes.columnHead}>
        <h4>{name}</h4>
        <span className={classes.count}>{t('table.filled', { filled, rows })}</span>
      </header>
      {numbers && (
        <NumberFacts
          facts={(['sum', 'mean', 'least', 'most'] as const).map((figure) => ({
            label: t(`number.${figure}`),
            value: numbers[figure],
          }))}
        />
      )}
      {choices.length > 0 && (
        <ShareBars
          of={filled}
          shares={choices.map(({ value, count }) => ({ key: value, name: textOf(value), count }))}
        />
      )}
      {texts.length > 0 && (
        <TextList
          label={t('newest')}
          texts={texts.map((one) => ({ ...one, text: textOf(one.text) }))}
          onShow={onShow}
        />
      )}
    </section>
  );
}
