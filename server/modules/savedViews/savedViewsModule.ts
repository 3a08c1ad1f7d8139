import { guardUniqueName } from '#server/entities/write/hooks/guardUniqueName.ts';
import type { ServerModule } from '#server/graphql/schema/ServerModule.ts';
import { deriveOwner, guardState } from './savedViewWrites.ts';

/** Views of one page that somebody has; those of each record's page by themselves. */
const viewGroup = { owner: 'owner_id', screen: 'screen', record: 'record' };

/** How people keep their lists. */
export const savedViewsModule: ServerModule = {
  name: 'savedViews',
  writes: {
    derive: { SavedView: deriveOwner },
    hooks: { SavedView: [guardState, guardUniqueName('saved_view', viewGroup)] },
  },
};
