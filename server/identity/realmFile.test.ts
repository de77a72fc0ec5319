import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DEFAULT_ROLE, ROLE_NAMES } from '#contract/rules/access/roles.ts'
import { DEMO_USERS } from './demoUsers.ts'

type Client = Record<string, unknown> & { clientId: string; attributes: Record<string, string>; redirectUris: string[] }
type Policy = { providerId: string; subType: string; config: Record<string, string[]> }
type User = Record<string, unknown> & { username: string; realmRoles: string[]; attributes: { product?: string[] } }
type Realm = Record<string, unknown> & {
  clients: Client[]
  users: User[]
  roles: { realm: { name: string }[] }
  scopeMappings: { client: string; roles: string[] }[]
  components: Record<string, Policy[]>
}

const file = new URL('../../docs/keycloak/realm.json', import.meta.url)
const realm = JSON.parse(readFileSync(file, 'utf8')) as Realm
const roles = ROLE_NAMES.filter((name) => name !== DEFAULT_ROLE)
const [consoleClient, apiClient] = realm.clients

describe('the realm for a real Keycloak', () => {
  it('has the users of the embedded sign-in, with their ids, roles and products', () => {
    const users = realm.users.map(({ id, username, firstName, lastName, realmRoles, attributes }) => ({
      uid: id,
      username,
      firstName,
      lastName,
      roles: realmRoles.filter((role) => role !== 'default-roles-marquee'),
      products: attributes.product ?? [],
    }))
    const expected = DEMO_USERS.map(({ email: _, ...user }) => user)
    expect(users).toEqual(expected)
  })

  it('has every role of the role table, within reach of both clients', () => {
    expect(realm.roles.realm.map(({ name }) => name).sort()).toEqual([...roles].sort())
    for (const { roles: granted } of realm.scopeMappings) expect([...granted].sort()).toEqual([...roles].sort())
    expect(realm.scopeMappings.map(({ client }) => client)).toEqual(['marquee-console', 'marquee-api'])
  })

  it('leaves no door open: PKCE, own addresses, no password grant, no full scope, brute force, one use of a refresh token', () => {
    expect(realm).toMatchObject({ bruteForceProtected: true, revokeRefreshToken: true, refreshTokenMaxReuse: 0 })
    expect(realm).toMatchObject({ registrationAllowed: false, accessTokenLifespan: 300, ssoSessionMaxLifespan: 43_200 })
    for (const client of realm.clients) {
      expect(client).toMatchObject({
        directAccessGrantsEnabled: false,
        implicitFlowEnabled: false,
        fullScopeAllowed: false,
      })
    }
    expect(consoleClient).toMatchObject({ publicClient: true, redirectUris: ['http://127.0.0.1:4600/*'] })
    expect(consoleClient?.attributes['pkce.code.challenge.method']).toBe('S256')
    expect(apiClient).toMatchObject({
      publicClient: false,
      standardFlowEnabled: false,
      authorizationServicesEnabled: true,
    })
  })

  it('closes anonymous registration and limits the rest to our own addresses', () => {
    const policies = realm.components['org.keycloak.services.clientregistration.policy.ClientRegistrationPolicy'] ?? []
    const trusted = (subType: string) =>
      policies.find((one) => one.providerId === 'trusted-hosts' && one.subType === subType)
    expect(trusted('anonymous')?.config['trusted-hosts']).toBeUndefined()
    expect(trusted('authenticated')?.config).toMatchObject({
      'trusted-hosts': ['127.0.0.1'],
      'client-uris-must-match': ['true'],
    })
    expect(policies.filter(({ subType }) => subType === 'authenticated').map(({ providerId }) => providerId)).toEqual(
      expect.arrayContaining(['scope', 'max-clients', 'allowed-client-templates', 'allowed-protocol-mappers']),
    )
  })
})
