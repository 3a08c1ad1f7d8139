import { useQuery } from '@tanstack/react-query';
import { usePageParams } from '#src/ui/address/pageAddress.ts';
import { MissingPage } from '#src/ui/errors/MissingPage.tsx';
import { ListSkeleton } from '#src/ui/list/ListSkeleton.tsx';
import { FieldList } from './FieldList.tsx';
import { targetOfFieldQuery } from './fieldQueries.ts';
import { profileTargets } from './profileTargets.ts';

/** Builds the profile that the address names: `startup`, `user`, `application`, or that of one of its fields. */
export function ProfileBuilderPage() {
  const { id = '' } = usePageParams();
  const named = profileTargets.find((target) => target === id);
  const { data, error } = useQuery({
    ...targetOfFieldQuery(id),
    enabled: named === undefined,
  });
  const target = named ?? data?.customField?.target;
  if (target) return <FieldList target={target} />;
  return data || error ? <MissingPage backTo="/fields/customs" /> : <ListSkeleton rows={6} />;
}
