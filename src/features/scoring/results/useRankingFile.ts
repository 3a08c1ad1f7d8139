import { useTranslation } from 'react-i18next';
import { csvText } from '#domain/csv/csvText.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import type { RoundRanking } from './FunnelRanking.tsx';

/** The ranking as a spreadsheet, as it stands on the page. */
export function useRankingFile(): (round: RoundRanking) => string {
  const { t } = useTranslation(['scoring', 'spec']);
  return ({ places }) =>
    csvText([
      ['rank', 'application', 'status', 'levelled', 'mean', 'spread', 'given', 'left'].map((column) =>
        t(`ranking.${column}` as 'ranking.rank'),
      ),
      ...places.map(({ rank, name, status, levelled, mean, spread, count, left }) => [
        rank,
        name,
        t(`spec:${enumLabelKey('ApplicationStatus', status)}` as 'spec:enum.ApplicationStatus.draft'),
        levelled,
        mean,
        spread,
        count,
        left,
      ]),
    ]);
}
