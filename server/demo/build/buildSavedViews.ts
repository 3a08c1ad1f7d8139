import type { DemoData } from '../data/DemoData.ts';
import { knownPerson } from './people/demoPeople.ts';

/** Those who see every list have a view of each. */
const owners = ['admin', 'admincoach', 'subadmin', 'staff', 'coach'];

/** Views of tables that people have kept. */
export function buildSavedViews(data: DemoData): void {
  const { applications, users, startups } = data.tenant.texts.views;
  for (const name of owners) {
    const owner = knownPerson(data, name).id;
    const add = (screen: string, label: string, state: Readonly<Record<string, unknown>>): void => {
      data.add('SavedView', { id: data.id('SavedView', `${name}/${screen}`), name: label, screen, state, owner });
    };
    add('applications.overview', applications, { sort: '-score' });
    add('users.management', users, { tab: 'network' });
    add('startups.management', startups, { tab: 'active', sort: '-createdAt', cols: ['createdAt'] });
  }
}
