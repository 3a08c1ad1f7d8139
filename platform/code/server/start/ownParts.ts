/** A product that is a spec alone has nothing beside its modules. */
import type { InstallationRoute, Route } from '#server/routes/Route.ts';

export async function onDelivery(): Promise<void> {}

export function ownRoutes(_parts: object): readonly Route[] {
  return [];
}

export function ownInstallationRoutes(_database: object, _env: object): readonly InstallationRoute[] {
  return [];
}
