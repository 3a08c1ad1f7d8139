/** The host of another organisation of the same installation: `rival.localhost:3000` beside `demo.localhost:3000`. */
export function hostOfTenant(tenant: string, host: string): string {
  return host.includes('.') ? host.replace(/^[^.]+/, tenant) : `${tenant}.${host}`;
}
