import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useAbility } from '#src/data/session/ability.ts';
import { paths } from '#src/generated/paths.gen.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { CreateIncubatorEventDocument } from './events.gen.ts';

/** Makes a draft and opens it for editing (000 §7). The create menu asks for it with `?create=true`. */
export function useCreateEvent() {
  const { t } = useTranslation('programme');
  const client = useQueryClient();
  const router = useRouter();
  const navigate = useNavigate();
  const ability = useAbility();
  const { create: isAsked, ...rest }: Record<string, unknown> = useSearch({ strict: false });
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
    void navigate({ to: '.', search: rest as never, replace: true }).then(() => create.mutate());
  });
  return { canCreate: ability.can('create', 'IncubatorEvent'), isPending: create.isPending, create: create.mutate };
}
