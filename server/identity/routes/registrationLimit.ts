import type { FastifyRequest } from 'fastify'
import type { IdentitySettings } from '../identitySettings.ts'
import type { IdentityStore } from '../identityStore.ts'
import { OAuthRefusal } from './oauthRefusal.ts'

const DEFAULT_PER_MINUTE = 10

/** Registrations per minute and address (calls.md section 1); counted in the database, hence over all servers. */
export async function limitRegistrations(
  request: FastifyRequest,
  store: IdentityStore,
  settings: IdentitySettings,
): Promise<void> {
  const perMinute = settings.registrationsPerMinute ?? DEFAULT_PER_MINUTE
  if ((await store.countTurn(`registration ${request.ip}`, 60)) <= perMinute) return
  throw new OAuthRefusal(429, 'temporarily_unavailable', 'too many registrations, try again in a minute')
}
