import { storedClient } from './clientStore.ts'
import type { ProviderCalls } from './providerCalls.ts'
import type { SignInClient } from './signInClient.ts'
import { clearClientKeys } from './storageKeys.ts'

export type Logout = {
  client: SignInClient
  calls: ProviderCalls
  session: string
  storage: Storage
  origin: string
  log: (message: string, error: unknown) => void
}

/**
 * Ends the sign-in (specification section 4): drops the registered client, forgets what this tab kept, and sends the
 * user to the root by way of the provider. A failure on the way is only logged: whoever logs out must get out.
 */
export async function logout({ client, calls, session, storage, origin, log }: Logout): Promise<void> {
  const registered = storedClient(storage, session)
  if (registered) await calls.dropClient(registered).catch((error: unknown) => log('The client was not dropped', error))
  clearClientKeys(storage)
  try {
    await client.logout({ redirectUri: `${origin}/` })
  } catch (error) {
    log('Logging out failed', error)
  }
}
