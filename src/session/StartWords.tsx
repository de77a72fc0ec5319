import { I18nContextProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { useEffect, useState } from 'react'
import { areWordsLoaded, startWords, wordsLoaded } from './firstWords.ts'

/** Words of pages outside of a session; for a moment nothing, so that no other language flickers by. */
export function StartWords({ children }: { children: ReactNode }) {
  const [isShown, setShown] = useState(areWordsLoaded)
  useEffect(() => void wordsLoaded.then(() => setShown(true)), [])
  return isShown && <I18nContextProvider value={startWords}>{children}</I18nContextProvider>
}
