/** A service that a call takes place at, as its address tells. */
export interface ConferenceService {
  /** Its mark is `/video/<mark>.svg`. */
  readonly mark: 'zoom' | 'teams' | 'meet' | 'webex' | 'call';
  /** Null for one that nobody here knows. */
  readonly name: string | null;
}

const services: readonly (ConferenceService & { readonly hosts: readonly string[] })[] = [
  { mark: 'zoom', name: 'Zoom', hosts: ['zoom.us', 'zoom.com'] },
  { mark: 'teams', name: 'Teams', hosts: ['teams.microsoft.com', 'teams.live.com'] },
  { mark: 'meet', name: 'Google Meet', hosts: ['meet.google.com'] },
  { mark: 'webex', name: 'Webex', hosts: ['webex.com'] },
];

/** The service of a conference's address, its subdomains included. */
export function conferenceService(address: string): ConferenceService {
  const host = URL.parse(address)?.hostname ?? '';
  const known = services.find(({ hosts }) => hosts.some((one) => host === one || host.endsWith(`.${one}`)));
  return known ? { mark: known.mark, name: known.name } : { mark: 'call', name: null };
}
