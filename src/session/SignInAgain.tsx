import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { SignIn } from '#authProvider/signIn.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { saveAllJournals } from '#kit/record/journal/saveAllJournals.ts'
import { REFUSED_KEY } from '#authProvider/storageKeys.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'

/**
 * An ended session is no end of the work: the same person signs in again in a window, and what waited goes on
 * (design 9 (25)). Nothing on the page is lost meanwhile.
 */
export function SignInAgain({ signIn }: { signIn: SignIn }) {
  const translate = useTranslate()
  const { actor } = useConsole()
  const state = useSyncExternalStore(signIn.subscribe, signIn.state)
  const [blocked, setBlocked] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    // What is typed stays this person's, whoever signs in in that window.
    if (state.kind !== 'live') void saveAllJournals()
  }, [state.kind])
  useRefusedBefore()
  const attempt = useRef<AbortController>(undefined)
  if (state.kind === 'live') return null
  const again = () => {
    attempt.current?.abort()
    attempt.current = new AbortController()
    const { signal } = attempt.current
    setBlocked(false)
    setWaiting(true)
    signIn
      .signInAgain(signal)
      .catch(() => setBlocked(true))
      .finally(() => {
        if (!signal.aborted) setWaiting(false)
      })
  }
  return (
    <Dialog open aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">{translate('shell.sessionEnded')}</DialogTitle>
      <DialogContent>
        <p>{translate('shell.sessionEndedText', { name: actor.name })}</p>
        {state.kind === 'otherPerson' && (
          <p role="alert">{translate('shell.otherPerson', { other: state.name, name: actor.name })}</p>
        )}
        {blocked && <p role="alert">{translate('shell.popupBlocked')}</p>}
        <p role="status">
          {translate(isWaiting ? 'saving.session.waits' : 'saving.session.kept', { name: actor.name })}
        </p>
      </DialogContent>
      <DialogActions>
        <Button variant="ghost" onClick={() => void saveAllJournals().then(() => signIn.logout())}>
          {translate('shell.logout')}
        </Button>
        <Button variant="contained" onClick={again} autoFocus>
          {translate('shell.signInAgain')}
        </Button>
      </DialogActions>
    </Dialog>
  )
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
