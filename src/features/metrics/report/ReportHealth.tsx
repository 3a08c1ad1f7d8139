import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { admits } from '#domain/access/gates/admits.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { roleGroups } from '#src/generated/access.gen.ts';
import { HealthPill } from '../health/HealthPill.tsx';
import { StartupHealthDocument } from '../health/health.gen.ts';
import { useReasonWords } from '../health/useReasonWords.ts';
import { ReportPart } from './ReportSheet.tsx';

/** How a startup does, for those on the side of the organisation; founders print their sheet without it. */
export function ReportHealth({ startupId }: { readonly startupId: string }) {
  const { t } = useTranslation('metrics');
  const words = useReasonWords();
  const principal = useSession().rights?.principal;
  const isOfStaff = principal !== undefined && admits({ roles: roleGroups.staffSide }, principal);
  const { data } = useQuery({ ...graphqlQuery(StartupHealthDocument, { startupId }), enabled: isOfStaff });
  const health = data?.startupHealth;
  if (!health) return null;
  return (
    <ReportPart title={t('health.title')}>
      <p>
        <HealthPill health={health} /> {health.reasons.map(words).join(' · ')}
      </p>
    </ReportPart>
  );
}
