import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardMeta } from '#domain/model/screens.ts';
import { recordOptionsQuery } from '#src/forms/widgets/recordOptionsQuery.ts';
import { useFormatContext } from '../cells/useFormatContext.ts';
import { columnsOfEnum, columnsOfRecords, ownerOf } from './boardColumns.ts';

/** The columns of a board: values of an enumeration, or the records that belong to the page it stands on. */
export function useBoardColumns(board: BoardMeta, fixed: Readonly<Record<string, unknown>> | undefined) {
  const { t } = useTranslation('screens');
  const { enumLabel } = useFormatContext();
  const { columns } = board;
  const owner = ownerOf(board, fixed);
  const among = 'within' in columns && owner !== null ? { [columns.within]: [owner] } : undefined;
  const { data, error, refetch } = useQuery({
    ...recordOptionsQuery('entity' in columns ? columns.entity : '', { among }),
    enabled: among !== undefined,
    staleTime: 0,
  });
  return useMemo(() => {
    if ('enum' in columns) return { columns: columnsOfEnum(columns.enum, enumLabel), error: null, refetch };
    return { columns: data && columnsOfRecords(data, t), error, refetch };
  }, [columns, data, error, refetch, enumLabel, t]);
}
