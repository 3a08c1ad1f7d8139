import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import type { StoredRow } from '#server/entities/write/StoredRow.ts';
import { loadStored } from '#server/entities/write/WriteScope.ts';
import type { FollowScope } from '#server/platform/context/followers.ts';

/** An event as it is now, whoever may see it, for what follows from it; null where it is gone. */
export const loadEvent = ({ tx }: Pick<FollowScope, 'tx'>, id: string): Promise<StoredRow | null> =>
  loadStored(tx, specCatalog.get('IncubatorEvent'), id);
