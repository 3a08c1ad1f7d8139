import { useQueryClient } from '@tanstack/react-query';
import type { FormFieldMeta } from '#domain/model/forms.ts';
import { graphqlRequest } from '#src/data/graphqlRequest.ts';
import { useSession } from '#src/data/session/sessionStore.ts';
import { WriteInSkillDocument } from './writeIn.gen.ts';

/** Makes a skill of what somebody has written, where the organisation allows it and the field is one of skills; else null. */
export function useWriteIn(field: FormFieldMeta | undefined): ((name: string) => Promise<string>) | null {
  const { incubator, rights } = useSession();
  const queries = useQueryClient();
  const isOfSkills = field?.entity === 'Tag' && field.among?.category?.join() === 'skills';
  const isLocked = rights?.features.switches.lockedSkills === true;
  if (!isOfSkills || isLocked || incubator?.allowWriteInOptionInUserSkills !== true) return null;
  return async (name) => {
    const { writeInSkill } = await graphqlRequest(WriteInSkillDocument, { name });
    await queries.invalidateQueries({ queryKey: ['options', 'Tag'] });
    return writeInSkill._id;
  };
}
