import { useEffect } from 'react'
import { REFUSED_KEY } from '#authProvider/storageKeys.ts'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'

/** Back after the server had refused a live token: says why one was signed out, once (specification section 8). */
export function useRefusedBefore(): void {
  const notice = useNotice()
  useEffect(() => {
    if (sessionStorage.getItem(REFUSED_KEY) === null) return
    sessionStorage.removeItem(REFUSED_KEY)
    notice('error', 'sessions.wasRefused', { duration: null })
  }, [notice])
}
