import type { Actor } from '#contract/rules/access/actor.ts'
import type { IdentityBoot } from '#contract/schemas/service.ts'
import type { EmbeddedProvider } from './embeddedProvider.ts'
import type { RegistrationRelay } from './registrationRelay.ts'
import type { VerifyToken } from './verifyToken.ts'

/** What the rest of the server knows of sign-in. */
export type Identity = {
  /** Issuer, realm and client of the boot answer; realm is empty where the issuer is not laid out as Keycloak's. */
  boot: IdentityBoot
  /** The bearer of an API token, or TokenRefused. */
  verify: VerifyToken
  /**
   * The same person as the provider sees them now, or undefined where account or session are gone. Asked before
   * publish, purge, force-unlock and product creation, which do not wait for a token to run out (design 9 (17)).
   */
  askProvider: (actor: Actor) => Promise<Actor | undefined>
  /** A word for the readiness answer. */
  readiness: () => Promise<'ready' | 'unreachable'>
  /** The provider that this server runs itself; undefined where a real one is configured. */
  embedded: EmbeddedProvider | undefined
  /** Client registration by way of this server, where the provider has another origin. */
  relay: RegistrationRelay | undefined
  close: () => void
}
