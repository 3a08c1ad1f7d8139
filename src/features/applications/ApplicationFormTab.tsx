import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowOf } from '#domain/access/buildAbility.ts';
import { admits } from '#domain/access/gates/admits.ts';
import type { Principal } from '#domain/model/access.ts';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { roleGroups } from '#src/generated/access.gen.ts';
import { PdfDownload } from '#src/screens/exports/PdfDownload.tsx';
import { PdfExport } from '#src/screens/exports/PdfExport.tsx';
import { HandIn } from '#src/screens/handIn/HandIn.tsx';
import { useHandIn } from '#src/screens/handIn/useHandIn.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { EmptyState } from '#src/ui/list/EmptyState.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import classes from './Activities.module.css';
import { ApplicationFormsDocument, type ApplicationFormsQuery } from './applications.gen.ts';
import { RoundAnswers } from './RoundAnswers.tsx';

/** The forms of an application's rounds: to fill for the applicant, to read for the others. */
export function ApplicationFormTab({ recordId }: { readonly recordId: string }) {
  const question = graphqlQuery(ApplicationFormsDocument, { id: recordId });
  const { data, error, refetch } = useQuery(question);
  const client = useQueryClient();
  const [reading, setReading] = useState(0);
  const left = useRef(question.queryKey);
  left.current = question.queryKey;
  // What was written meanwhile is on the server: who comes back to the tab asks for it anew.
  useEffect(() => () => client.removeQueries({ queryKey: left.current }), [client]);
  const reload = async (): Promise<void> => {
    await refetch();
    setReading((count) => count + 1);
  };
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  const shown = { applicationId: recordId, data, reading };
  return <RoundForms {...shown} onChanged={() => void refetch()} onReload={() => void reload()} />;
}

interface RoundFormsProps {
  readonly applicationId: string;
  readonly data: ApplicationFormsQuery;
  /** Counts how often the forms were read anew, each of which begins from what the server has. */
  readonly reading: number;
  readonly onChanged: () => void;
  readonly onReload: () => void;
}

function RoundForms({ applicationId, data, reading, onChanged, onReload }: RoundFormsProps) {
  const { application, applicationForms } = data;
  const { t } = useTranslation('applications');
  const { user, rights } = useSession();
  const userId = user?._id;
  // The startup that came of an application is told of it, but the answers stay with who gave them and the organisation.
  const isOutsider = application?.applicant?._id !== userId && isParticipant(rights?.principal);
  const top = useRef<HTMLDivElement>(null);
  const handIn = useHandIn(applicationId, onChanged);
  const isDraft = application?.status === 'draft';
  const ability = useAbility();
  const mayLink = !isOutsider && application != null && ability.can('update', rowOf('Application', application));
  const isOwnDraft = isDraft && application.applicant?._id === userId;
  const isReady = applicationForms.length === 0 || applicationForms[0]?.isSubmitted === true;
  /** Whether nothing is left to answer after this round's form. */
  const isLast = (roundId: string) =>
    applicationForms.every((other) => other.roundId === roundId || other.isSubmitted || !other.isOpen);
  const finishRound = (handsInAll: boolean): void => {
    // The form closes under its reader, who would be left at the foot of the page, far from what it has come to.
    top.current?.scrollIntoView({ block: 'start' });
    if (handsInAll) handIn.mutate();
    else {
      showToast({ kind: 'success', message: t('form.answersHandedIn') });
      onChanged();
    }
  };
  return (
    <div className={classes.tab} ref={top}>
      {isOwnDraft && isReady && <HandIn handIn={handIn} />}
      {applicationForms.some(({ isSubmitted }) => isSubmitted) && (
        <div>
          {application?.applicant?._id === userId ? (
            <PdfDownload
              kind="applications"
              id={applicationId}
              name={applicationForms[0]?.startupName ?? applicationId}
            />
          ) : (
            <PdfExport applicationId={applicationId} />
          )}
        </div>
      )}
      {applicationForms.length === 0 && <EmptyState title={t(isOutsider ? 'form.notForReader' : 'form.none')} />}
      {applicationForms.map((round) => (
        <RoundAnswers
          key={`${round.roundId}/${reading}`}
          round={round}
          isDraft={isDraft}
          mayLink={mayLink}
          handsInAll={isOwnDraft && isLast(round.roundId)}
          onFinished={finishRound}
          onReload={onReload}
        />
      ))}
    </div>
  );
}

function isParticipant(principal: Principal | undefined): boolean {
  return principal !== undefined && admits({ roles: roleGroups.participants }, principal);
}
