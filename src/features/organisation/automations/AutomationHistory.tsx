import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { overlayEntries } from '#domain/overlay/overlayChanges.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import { OverlayHistory } from '../overlay/OverlayHistory.tsx';
import type { NotedChange } from '../overlay/overlayHistoryQuery.ts';
import { type AutomationCardFragment, SetAutomationDocument } from './automations.gen.ts';

interface AutomationHistoryProps {
  readonly automations: readonly AutomationCardFragment[];
  readonly onClose: () => void;
}

/** Who has switched which automation off or on, and when; the last change of each is taken back by one press. */
export function AutomationHistory({ automations, onClose }: AutomationHistoryProps) {
  const { t } = useTranslation('organisation');
  const client = useQueryClient();
  const message = useErrorMessage();
  const putBack = useMutation({
    mutationFn: ({ place, before }: NotedChange) =>
      graphqlRequest(SetAutomationDocument, { id: place, isOn: before === null }),
    onSuccess: async (_saved, { before }) => {
      showToast({
        kind: 'success',
        message: t(before === null ? 'automations.switchedOn' : 'automations.switchedOff'),
      });
      await client.invalidateQueries();
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  const switched = (value: object | null): string => t(value === null ? 'overlay.on' : 'overlay.off');
  const automationsOff = automations.flatMap(({ id, isOn }) => (isOn ? [] : [id]));
  return (
    <OverlayHistory
      of={{ kind: 'automation' }}
      entries={overlayEntries({ words: [], arrangements: [], automationsOff })}
      nameOf={({ place }) => automations.find(({ id }) => id === place)?.about ?? place}
      becameOf={({ before, after }) => [{ before: switched(before), after: switched(after) }]}
      isSaving={putBack.isPending}
      onUndo={(change) => putBack.mutate(change)}
      onClose={onClose}
    />
  );
}
