import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { useChangeSearch, usePageSearch } from '#src/ui/address/pageAddress.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { CreateIncubatorEventDocument } from './events.gen.ts';

/** Makes a draft and opens it for editing (000 §7). The create menu asks for it with `?create=true`. */
export function useCreateEvent() {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const router = useRouter();
  const changeSearch = useChangeSearch();
  const ability = useAbility();
  const { create: isAsked, ...rest } = usePageSearch();
  const create = useMutation({
    mutationFn: () => graphqlRequest(CreateIncubatorEventDocument, {}),
    onSuccess: ({ createIncubatorEvent: { _id } }) => {
      void client.invalidateQueries({ queryKey: ['EventFeed'] });
      router.history.push(paths.eventEdit({ id: _id }));
    },
    onError: () => showToast({ kind: 'error', message: t('events.createFailed') }),
  });
  const wasAsked = useRef(false);
  useEffect(() => {
    if (isAsked !== true || wasAsked.current) return;
    // Once: coming back to this address must not make another one.
    wasAsked.current = true;
    void changeSearch(rest, { replace: true }).then(() => create.mutate());
  });
  return { canCreate: ability.can('create', 'IncubatorEvent'), isPending: create.isPending, create: create.mutate };
}
