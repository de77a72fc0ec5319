import { isIP } from 'node:net'
import { isPublicAddress } from '../stations/publicAddress.ts'

/** Hosts of private networks, or without TLS, that the operator lets webhooks reach all the same; with or without a port. */
export type AllowedHosts = readonly string[]

export const isAllowedHost = ({ host, hostname }: URL, hosts: AllowedHosts): boolean =>
  hosts.includes(host.toLowerCase()) || hosts.includes(hostname.toLowerCase())

/** The address where it may be one of a webhook: https to a host of the internet, or whatever the operator allows. */
export function webhookUrl(address: string, hosts: AllowedHosts): URL | undefined {
  const url = URL.parse(address)
  if (!url || url.username !== '' || url.password !== '' || url.hash !== '') return undefined
  if (isAllowedHost(url, hosts)) return ['https:', 'http:'].includes(url.protocol) ? url : undefined
  const bare = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:' || bare === 'localhost' || bare.endsWith('.localhost')) return undefined
  return isIP(bare) === 0 || isPublicAddress(bare) ? url : undefined
}
