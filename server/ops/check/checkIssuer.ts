import { createDiscovery } from '../../identity/discovery.ts'
import { note, ok, wordsOf, wrong, type Finding } from './finding.ts'

const PART = 'Sign-in'

/** Reads what the identity provider publishes, as a server does. */
export async function checkIssuer(issuer: string, fetcher: typeof fetch = fetch): Promise<Finding> {
  if (issuer === '')
    return note(PART, 'The embedded sign-in serves this machine, with demo users and one public password.')
  try {
    const { keys } = await createDiscovery(issuer, fetcher).readJson('jwks_uri')
    if (!Array.isArray(keys) || keys.length === 0) return wrong(PART, `${issuer} publishes no keys.`)
    return ok(PART, `${issuer} answers and publishes ${keys.length === 1 ? '1 key' : `${keys.length} keys`}.`)
  } catch (error) {
    return wrong(PART, `${issuer} cannot be used as OIDC_ISSUER: ${wordsOf(error)}.`)
  }
}
