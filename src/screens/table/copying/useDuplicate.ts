import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { hasPermission } from '#domain/access/hasPermission.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { showToast } from '#src/ui/feedback/toasts.ts';
import { useErrorMessage } from '#src/ui/useErrorMessage.ts';
import type { RecordData } from '../../screenModules.ts';
import { DuplicateFormDocument } from './duplicate.gen.ts';

interface Duplicating {
  /** Of whoever may make copies; products without such records have no such key. */
  readonly permission: string;
  /** Makes the copy, and gives the address where one goes on with it. */
  readonly make: (id: string) => Promise<string>;
}

/** What can be copied with all that belongs to it. */
const kinds: Readonly<Record<string, Duplicating>> = {
  Form: {
    permission: 'FORM/FORM:CREATE',
    make: async (formId) => {
      const { duplicateForm: copy } = await graphqlRequest(DuplicateFormDocument, { formId });
      return `/forms/management/${encodeURIComponent(copy)}/edit/questions`;
    },
  },
};

/** Makes a copy of a record; null where there is no such thing. */
export type Duplicate = ((record: RecordData) => void) | null;

/** Of the rows of a table: those are drawn often, and each would ask the same. */
const DuplicateContext = createContext<Duplicate>(null);
export const DuplicateRows = DuplicateContext.Provider;
export const useDuplicateRow = (): Duplicate => useContext(DuplicateContext);

/** Copies records of an entity for those who may, and opens the copy. */
export function useDuplicate(entity: string): Duplicate {
  const { t } = useTranslation('screens');
  const principal = useSession().rights?.principal ?? null;
  const router = useRouter();
  const client = useQueryClient();
  const message = useErrorMessage();
  const kind = kinds[entity];
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ _id }: RecordData) => kind?.make(String(_id)) ?? '',
    onSuccess: async (href) => {
      void client.invalidateQueries({ queryKey: ['list', entity] });
      await router.navigate({ href });
      showToast({ kind: 'success', message: t('duplicated'), isConfirmation: true });
    },
    onError: (error) => showToast({ kind: 'error', message: message(error) }),
  });
  if (kind === undefined || principal === null || !hasPermission(principal, kind.permission)) return null;
  // A second press while the first one makes it would make another.
  return (record) => !isPending && mutate(record);
}
