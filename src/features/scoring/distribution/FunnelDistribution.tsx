export function FunnelDistribution() { return null; }
