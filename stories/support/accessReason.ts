import type { AccessReason } from '#domain/model/accessReason.ts';

/** A mentor who is refused a startup: it is neither theirs, nor assigned to them, nor of a program of theirs. */
export const notAssigned: AccessReason = {
  isAllowed: false,
  step: 'read',
  field: null,
  ways: [
    {
      code: 'notAssigned',
      roles: [],
      permission: 'STARTUP/FILE:VIEW',
      feature: null,
      wanted: {
        any: [
          { path: ['Startup.id'], operator: 'in', values: ['$user.startups'], isMet: false },
          { path: ['Startup.id'], operator: 'in', values: ['$user.assignedStartups'], isMet: false },
          {
            all: [
              { path: ['Startup.program'], operator: 'in', values: ['$user.programs'], isMet: false },
              {
                path: ['Startup.status'],
                operator: 'in',
                values: ['active', 'onHold'],
                enum: 'StartupStatus',
                isMet: true,
              },
            ],
          },
        ],
      },
      places: ['spec/entities/startup.yaml:9', 'spec/access/permissions/startups.yaml:4'],
    },
  ],
};
