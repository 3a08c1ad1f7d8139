import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import type { GivenDecision } from '#src/ui/deciding/useDecisionChoices.ts';
import { enumLabelKey } from '#src/ui/enums/enumLabelKey.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { RejectDialog } from './RejectDialog.tsx';
import type { RejectedApplication } from './RejectionLetter.tsx';
import { RejectApplicationDocument } from './rejecting.gen.ts';
import { useDecisionToast } from './useOfferUndo.ts';

interface RejectOneProps {
  readonly application: RejectedApplication & { readonly version: number };
  readonly isDelayed: boolean;
  readonly onClose: () => void;
}

/** Asked where one application is put among those that are rejected: it is rejected as on its own page. */
export function RejectOne({ application, isDelayed, onClose }: RejectOneProps) {
  const { t } = useTranslation(['applications', 'spec']);
  const message = useErrorMessage();
  const client = useQueryClient();
  const sayDecided = useDecisionToast();
  const action = isDelayed ? 'delay_reject' : 'reject';
  const { id, name, version } = application;
  const reject = useMutation({
    mutationFn: (given: GivenDecision) =>
      graphqlRequest(RejectApplicationDocument, { applicationId: id, action, version, ...given }),
    onSuccess: () => sayDecided([id]),
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
    onSettled: () => client.invalidateQueries(),
  });
  return (
    <RejectDialog
      title={t(`decide.confirm.${action}`, { startupName: name })}
      submit={t(enumLabelKey('DecisionAction', action), { ns: 'spec' })}
      isDelayed={isDelayed}
      applications={[{ id, name }]}
      onClose={onClose}
      onChosen={(given) => {
        reject.mutate(given);
        onClose();
      }}
    />
  );
}
