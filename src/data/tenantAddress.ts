let ownSlug: string | null = null;

/** At a domain of its own the first label says nothing; the server has told which incubator answers there. */
export function setIncubatorSlug(slug: string | null | undefined): void {
  ownSlug = slug ?? null;
}

/** The incubator is named by the first label of the host. */
export function incubatorIdentifier(host: string = window.location.hostname): string {
  return ownSlug ?? host.split('.')[0] ?? host;
}

let endpoint: string | null = null;

/** The tenant may have its API on another host; without one it is the host of the page. */
export function setApiEndpoint(apiBaseEndpoint: string | null | undefined): void {
  endpoint = apiBaseEndpoint ? apiBaseEndpoint.replace(/\/+$/, '') : null;
}

export function apiUrl(path: string, origin: string = window.location.origin): string {
  return `${endpoint ?? origin}${path}`;
}

export function socketUrl(path: string, origin: string = window.location.origin): string {
  return apiUrl(path, origin).replace(/^http/, 'ws');
}
