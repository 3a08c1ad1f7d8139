/** Addresses that are sent to people without an account: by staff, and for their own draft by applicants. */

import { admits } from '#domain/access/gates/admits.ts';
import { specCatalog } from '#server/entities/catalogue/specCatalog.ts';
import { findAllowed, loadAllowed, writeScope } from '#server/entities/write/WriteScope.ts';
import { roleGroups } from '#server/generated/access.gen.ts';
import type { RequestContext } from '#server/platform/context/context.ts';
import type { Tx } from '#server/platform/db/database.ts';
import { ForbiddenError, NotFoundError } from '#server/platform/errors/errors.ts';
import { endPublicLinks, issuePublicLink, newestPublicLink } from '#server/services/auth/publicLinks.ts';
import { mayPrint } from '../forms/printableForm.ts';

export interface LinkWish {
  readonly purpose: 'shareForm' | 'printAnswers' | 'transferLead' | 'fillRound';
  readonly recordId: string;
  /** The round that is to be filled. */
  readonly part?: string | null;
}

type Made = LinkWish & { readonly secret: string };

interface LinkKind {
  /** Whether those may make one, too, who are no staff. */
  readonly isForAll?: boolean;
  /** Whether its maker may give the record away like this; whoever makes one holds the record, so that two follow each other. */
  readonly mayMake: (context: RequestContext, tx: Tx, id: string, find: typeof loadAllowed) => Promise<boolean>;
  /** Absent: as long as what it opens is open. */
  readonly days?: number;
  readonly path: (made: Made) => string;
}

const kinds: Readonly<Record<LinkWish['purpose'], LinkKind>> = {
  shareForm: { mayMake: mayUpdate('Form'), path: ({ secret }) => `/share/forms/${secret}` },
  printAnswers: { mayMake: mayPrint, days: 14, path: ({ secret }) => `/download/forms/${secret}` },
  transferLead: { mayMake: mayUpdate('Application'), days: 60, path: ({ secret }) => `/leads/transfer/${secret}` },
  // A founder lets somebody of the team write, or whoever knows the figures.
  fillRound: {
    isForAll: true,
    mayMake: mayUpdate('Application'),
    days: 60,
    path: ({ secret, recordId, part }) => `/application/${recordId}/forms/${part ?? ''}/fill?key=${secret}`,
  },
};

/** A new address for whoever may give the record away; those given out before open nothing any more. */
export function makePublicLink(context: RequestContext, wish: LinkWish): Promise<string> {
  const { purpose, recordId, part } = wish;
  const { mayMake, path, days, isForAll } = kinds[purpose];
  if (!isForAll && !isStaff(context)) throw new ForbiddenError();
  return context.transact(async (tx) => {
    if (!(await mayMake(context, tx, recordId, loadAllowed))) throw new NotFoundError();
    const link = { purpose, record: recordId, part: part ?? undefined };
    await endPublicLinks(tx, link);
    return path({ ...wish, secret: await issuePublicLink(tx, { ...link, days }) });
  });
}

/** When the address was made that works now, for whoever may make a new one: that would end it. Null where none works. */
export function publicLinkMade(context: RequestContext, { purpose, recordId, part }: LinkWish): Promise<string | null> {
  return context.transact(async (tx) => {
    if (!(await kinds[purpose].mayMake(context, tx, recordId, findAllowed))) throw new NotFoundError();
    const made = await newestPublicLink(tx, { purpose, record: recordId, part: part ?? undefined });
    return made && new Date(made).toISOString();
  });
}

const isStaff = ({ principal }: RequestContext): boolean =>
  principal !== null && admits({ roles: roleGroups.staffSide }, principal);

/** Whether somebody may give a form to everybody. */
export const mayShare = (context: RequestContext, tx: Tx, formId: string): Promise<boolean> =>
  kinds.shareForm.mayMake(context, tx, formId, findAllowed);

function mayUpdate(entity: string): LinkKind['mayMake'] {
  return async (context, tx, id, find) => {
    const scope = writeScope(specCatalog, context, tx);
    const model = specCatalog.get(entity);
    const condition = scope.reader.entityCondition(model.meta, 'update');
    return (await find(scope, model, id, condition)) !== null;
  };
}
