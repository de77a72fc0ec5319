import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { useRef, useState } from 'react'
import type { SignIn } from '#authProvider/signIn.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { saveAllJournals } from '#kit/record/journal/saveAllJournals.ts'

type SignInAgainDialogProps = { signIn: SignIn; state: Exclude<ReturnType<SignIn['state']>, { kind: 'live' }> }

/** The same person signs in again in a window, or leaves. */
export function SignInAgainDialog({ signIn, state }: SignInAgainDialogProps) {
  const translate = useTranslate()
  const { actor } = useConsole()
  const [blocked, setBlocked] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const attempt = useRef<AbortController>(undefined)
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
        <p role="status">{translate(isWaiting ? 'sessions.waits' : 'sessions.kept', { name: actor.name })}</p>
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
