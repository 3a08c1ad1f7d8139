import { useTranslation } from 'react-i18next';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { ProposedMentors } from '../matching/ProposedMentors.tsx';

interface MentorRefusedProps {
  readonly person: string;
  readonly startup: string | undefined;
  /** Whether they don't fit; else they have enough requests. */
  readonly isUnfit: boolean;
}

/** A mentor whom the organisation does not let the founder ask, or not now: why, and whom they can ask instead. */
export function MentorRefused({ person, startup, isUnfit }: MentorRefusedProps) {
  const { t } = useTranslation('programme');
  return (
    <>
      <EmptyState
        title={t(isUnfit ? 'meet.unfit' : 'meet.full')}
        hint={t(isUnfit ? 'meet.unfitHint' : 'meet.fullHint')}
      />
      {startup !== undefined && <ProposedMentors startupId={startup} besides={person} />}
    </>
  );
}
