import type { ConnectionSettings } from '#server/platform/env/readConnections.ts';
import { OutsideService } from './OutsideService.ts';
import { type Integration, integrations, services } from './services.ts';
import { TokenVault } from './TokenVault.ts';

/** A service that is set up, with what keeps its tokens. */
export interface OpenService {
  readonly service: OutsideService;
  readonly vault: TokenVault;
}

/** The services that this installation has been set up for; one for the whole process. */
export class ConnectedServices {
  readonly #services = new Map<Integration, OutsideService>();
  readonly #vault: TokenVault | null;

  constructor(settings: ConnectionSettings | null) {
    this.#vault = settings && new TokenVault(settings.key);
    for (const integration of integrations) {
      const client = settings?.[services[integration].client];
      if (client) this.#services.set(integration, new OutsideService(integration, client));
    }
  }

  /** The service, ready to be used; null when the installation has no access to it. */
  open(integration: Integration): OpenService | null {
    const service = this.#services.get(integration);
    return service && this.#vault ? { service, vault: this.#vault } : null;
  }

  /** Those that are set up. */
  get available(): readonly Integration[] {
    return [...this.#services.keys()];
  }
}
