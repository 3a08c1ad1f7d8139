import { useSession } from '#src/data/session/sessionStore.ts';
import { type KeptPlace, keptPlace } from './keptFigures.ts';

export function useKeptPlace(startup: string): KeptPlace {
  const { incubator, user } = useSession();
  return keptPlace(incubator?._id ?? '', user?._id ?? '', startup);
}
