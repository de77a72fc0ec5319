import { storedClient } from './clientStore.ts'
import type { ProviderCalls } from './providerCalls.ts'
import type { SignInClient } from './signInClient.ts'
import { clearClientKeys } from './storageKeys.ts'

type Logout = {
  calls: ProviderCalls
  session: string
  storage: Storage
  log: (message: string, error: unknown) => void
}

/**
 * Forgets what this tab kept (specification section 4): drops the registered client, then its id, secret, tokens and
 * URL. A failure on the way is only logged: whoever logs out must get out.
 */
export async function forgetClient({ calls, session, storage, log }: Logout): Promise<void> {
  const registered = storedClient(storage, session)
  if (registered) await calls.dropClient(registered).catch((error: unknown) => log('The client was not dropped', error))
  clearClientKeys(storage)
}

type Ending = Pick<Logout, 'log'> & { client: SignInClient; origin: string; goHome: () => void }

/** Ends the sign-in at the provider, which sends the user to the root; where it cannot be reached, so do we. */
export async function endSession({ client, origin, goHome, log }: Ending): Promise<void> {
  try {
    await client.logout({ redirectUri: `${origin}/` })
  } catch (error) {
    log('Logging out failed', error)
    goHome()
  }
}
