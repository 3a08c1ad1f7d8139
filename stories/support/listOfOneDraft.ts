import { listPage } from './buildStartup.ts';

/** The list of applications with one that was begun and not handed in. */
export const listOfOneDraft = {
  Screen_applications_overview: listPage([
    {
      _id: 'a1',
      version: 1,
      startupName: 'Acme',
      status: 'draft',
      may: { update: true, delete: false, readonly: [] },
    },
  ]),
};
