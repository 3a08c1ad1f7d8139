import { useQuery } from '@tanstack/react-query';
import { graphqlQuery } from '#src/data/graphqlQuery.ts';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { FailedState } from '#src/ui/list/FailedState.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { FormDraftDocument } from './builder.gen.ts';
import { FormBuilder } from './FormBuilder.tsx';

/** The questions of a form, on the form itself. */
export function FormBuilderTab({ recordId }: { readonly recordId: string }) {
  const { data, error, refetch } = useQuery({
    ...graphqlQuery(FormDraftDocument, { formId: recordId }),
    // The builder takes over what is read and follows the changes of others by itself.
    refetchOnWindowFocus: false,
  });
  if (error && !data) return <FailedState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={8} />;
  if (!data.formDraft) return <MissingPage backTo="/forms/management" />;
  return <FormBuilder key={recordId} form={data.formDraft} />;
}
