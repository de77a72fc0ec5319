import { useEffect, useSyncExternalStore } from 'react'
import type { SignIn } from '#authProvider/signIn.ts'
import { saveAllJournals } from '#kit/record/journal/saveAllJournals.ts'
import { REFUSED_KEY } from '#authProvider/storageKeys.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { soon } from '#kit/parts/layoutParts/soon.tsx'

const SignInAgainDialog = soon(() => import('./SignInAgainDialog.tsx').then((module) => module.SignInAgainDialog))

/**
 * An ended session is no end of the work: the same person signs in again in a window, and what waited goes on
 * (design 9 (25)). Nothing on the page is lost meanwhile.
 */
export function SignInAgain({ signIn }: { signIn: SignIn }) {
  const state = useSyncExternalStore(signIn.subscribe, signIn.state)
  useEffect(() => {
    // What is typed stays this person's, whoever signs in in that window.
    if (state.kind !== 'live') void saveAllJournals()
  }, [state.kind])
  useRefusedBefore()
  return state.kind === 'live' ? null : <SignInAgainDialog signIn={signIn} state={state} />
}

/** Back after the server had refused a live token: says why one was signed out, once (specification section 8). */
function useRefusedBefore(): void {
  const notice = useNotice()
  useEffect(() => {
    if (sessionStorage.getItem(REFUSED_KEY) === null) return
    sessionStorage.removeItem(REFUSED_KEY)
    notice('error', 'sessions.wasRefused', { duration: null })
  }, [notice])
}
