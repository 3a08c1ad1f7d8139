import type { RequestContext } from '#server/platform/context/context.ts';
import { applicationOffers, applicationProgram } from './offers.ts';

/** The public page of a program for web sites of others is below it, by the program's own address. */
export const EMBED_PATH = '/embed/program';

/** What it shows: nothing that the sign-up page does not. Null where there is no such program. */
export async function embeddedProgram(context: RequestContext, slug: string) {
  const program = await applicationProgram(context, slug);
  return program && { program, offers: await applicationOffers(context, slug) };
}
