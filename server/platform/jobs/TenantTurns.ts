/** Takes from a queue tenant by tenant, so that nobody's long list holds up another's one entry. */
export class TenantTurns {
  #last = '';

  /** `takeAfter` takes the next entry of the first tenant behind the one that is named; from the first one on again after the last. */
  async take<T extends { readonly tenantId: string }>(
    takeAfter: (tenantId: string) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const after = this.#last;
    const taken = (await takeAfter(after)) ?? (after === '' ? undefined : await takeAfter(''));
    // Another lane may have gone on meanwhile: whoever was served last counts.
    this.#last = taken?.tenantId ?? '';
    return taken;
  }
}
