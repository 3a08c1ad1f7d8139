/** A product that is a spec alone has nothing beside its modules. */
import type { Route } from '#server/routes/HttpApp.ts';

export async function onDelivery(): Promise<void> {}

export function ownRoutes(_parts: object): readonly Route[] {
  return [];
}
