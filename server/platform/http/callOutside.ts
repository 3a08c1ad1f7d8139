/** Calls to addresses that people have given: over TLS, to hosts of the public internet, with limits of time and size. */
import { lookup as lookupHost } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

export interface OutsideCall {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** For an installation on one's own machine: plain HTTP to that machine counts too. */
  readonly allowsOwnMachine: boolean;
}

/** The address leads where no call of ours may go. */
export class OutsideAddressError extends Error {
  override readonly name = 'OutsideAddressError';
}

const TIMEOUT_MS = 10_000;

/** Addresses of networks that only machines beside ours can reach (RFC 6890). */
const inside = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const) {
  inside.addSubnet(net, bits, 'ipv4');
}
for (const [net, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  ['64:ff9b::', 96],
] as const) {
  inside.addSubnet(net, bits, 'ipv6');
}

/** Whether no machine of the public internet has this address; `::ffff:10.0.0.1` is judged as what it stands for. */
export function isInsideAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const family = isIP(plain);
  return family === 0 || inside.check(plain, family === 4 ? 'ipv4' : 'ipv6');
}

const isLoopback = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

/**
 * Sends a POST and gives the status of the answer; redirects are not followed and the body is not read.
 * @throws OutsideAddressError and errors of the network
 */
export async function postOutside({ url, headers, body, allowsOwnMachine }: OutsideCall): Promise<number> {
  const target = new URL(url);
  const mayCall = (address: string): boolean => !isInsideAddress(address) || (allowsOwnMachine && isLoopback(address));
  const isPlain = target.protocol === 'http:' && allowsOwnMachine;
  if (target.protocol !== 'https:' && !isPlain) throw new OutsideAddressError('notHttps');
  const host = target.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !mayCall(host)) throw new OutsideAddressError('notPublic');
  const request = isPlain ? requestHttp : requestHttps;
  return new Promise((resolve, reject) => {
    const call = request(
      target,
      {
        method: 'POST',
        headers,
        lookup: checkedLookup(mayCall),
        timeout: TIMEOUT_MS,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}

/** Judges the very address that is connected to: a name may lead elsewhere at the next look. */
function checkedLookup(mayCall: (address: string) => boolean): LookupFunction {
  return (hostname, options, callback) => {
    lookupHost(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const found = addresses.find(({ address }) => mayCall(address));
      if (found === undefined) {
        return callback(new OutsideAddressError('notPublic'), '', 0);
      }
      if (options.all) return callback(null, [found]);
      callback(null, found.address, found.family);
    });
  };
}
