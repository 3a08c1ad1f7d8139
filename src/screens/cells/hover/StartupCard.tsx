import { IconStairsUp, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { UserAvatar } from '#src/ui/avatar/UserAvatar.tsx';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { HoverCard } from '#src/ui/hover/HoverCard.tsx';
import { HoverFact } from '#src/ui/hover/HoverFact.tsx';
import { HoverName } from '#src/ui/hover/HoverName.tsx';
import { useFormatContext } from '../useFormatContext.ts';
import { StartupCardDocument } from './startupCard.gen.ts';

interface StartupCardProps {
  readonly startupId: string;
  /** Where on the screen the startup stands. */
  readonly anchor: DOMRect;
  readonly onClose: () => void;
}

/** Which startup that is, beside where it is named; nothing when that cannot be told. */
export function StartupCard({ startupId, anchor, onClose }: StartupCardProps) {
  const { t } = useTranslation('spec');
  const { pageOf } = useFormatContext();
  const { data } = useQuery({ ...graphqlQuery(StartupCardDocument, { id: startupId }), staleTime: 300_000 });
  const startup = data?.startup;
  if (!startup) return null;
  const { _id, name, logo, stage, program } = startup;
  return (
    <HoverCard anchor={anchor} onClose={onClose} testId="startup-card">
      <UserAvatar user={{ _id, fullName: name, avatar: logo, isStaff: true }} size={44} />
      <HoverName name={name} page={pageOf?.('Startup', _id) ?? null} />
      {program && (
        <HoverFact
          icon={<IconUsersGroup size={16} aria-hidden />}
          label={t('field.Startup.program')}
          value={program.name}
        />
      )}
      {stage && (
        <HoverFact
          icon={<IconStairsUp size={16} aria-hidden />}
          label={t('field.Startup.stage')}
          value={t(enumLabelKey('StartupStage', stage))}
        />
      )}
    </HoverCard>
  );
}
