import { ActionIcon } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './Answers.module.css';
import type { TableFigures } from './TableAnswers.tsx';

interface TableRowsProps {
  readonly heads: readonly string[];
  readonly rows: TableFigures['newest'];
  readonly onShow: (responseId: string) => void;
}

/** The newest rows of a table as they were filled, each with the way to its response. */
export function TableRows({ heads, rows, onShow }: TableRowsProps) {
  const { t } = useTranslation('formAnswers');
  return (
    <div className={classes.rows}>
      <table aria-label={t('table.newest')}>
        <caption>{t('table.newest')}</caption>
        <thead>
          <tr>
            <th>
              <span className={classes.unseen}>{t('table.open')}</span>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(rows).map(({ key, responseId, cells }) => (
            <tr key={key}>
              <td>
                <ActionIcon
                  variant="subtle"
                  aria-label={t('table.open')}
                  title={t('table.open')}
                  onClick={() => onShow(responseId)}
                >
                  <IconFileText size={16} aria-hidden />
                </ActionIcon>
              </td>
              {heads.map((head, at) => (
                <td key={head}>
                  <bdi>{cells[at]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Each row with a name of its own: that of its response, and which of its rows it is. */
function keyed(rows: TableFigures['newest']) {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const at = seen.get(row.responseId) ?? 0;
    seen.set(row.responseId, at + 1);
    return { ...row, key: `${row.responseId}/${at}` };
  });
}
