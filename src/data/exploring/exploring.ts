/**
 * The organisations of the demo that the page was served by (and so while developing); null in production, where nothing
 * is asked for that only explorers are told. The server says so in the document (`StaticFiles`).
 */
export function exploredTenants(): readonly string[] | null {
  const { exploring } = document.documentElement.dataset;
  return exploring === undefined ? null : exploring.split(' ').filter(Boolean);
}

/** Whether whoever is here may look behind the product. */
export const isExploring = (): boolean => exploredTenants() !== null;
