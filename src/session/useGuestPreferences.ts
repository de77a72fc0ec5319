import { useCallback, useEffect, useState } from 'react'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { writeStored } from '#kit/parts/settings/storedJson.ts'
import type { PreferencePayload } from './preferences.ts'
import { GUEST_KEY, guestPreferences } from './preferences.ts'

/** Preferences of users without roles: in this browser, seen by its other tabs at once. */
export function useGuestPreferences() {
  const notice = useNotice()
  const [payload, setPayload] = useState(guestPreferences)
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => key === GUEST_KEY && setPayload(guestPreferences())
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])
  const keep = useCallback(
    (next: PreferencePayload) => {
      setPayload(next)
      const isKept = writeStored(localStorage, GUEST_KEY, next)
      if (!isKept) notice('error', 'settings.notSaved')
      return Promise.resolve(isKept)
    },
    [notice],
  )
  return { payload, keep }
}
