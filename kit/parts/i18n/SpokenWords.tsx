import { I18nContext, useI18nProvider, useLocale } from 'ra-core'
import type { ReactNode } from 'react'
import { useMemo } from 'react'

/**
 * Has everything inside speak another language where it stands. React-admin would draw the whole console anew, and what
 * is open or half typed would be gone. The words are there before the language is told to react-admin.
 */
export function SpokenWords({ children }: { children: ReactNode }) {
  const words = useI18nProvider()
  const locale = useLocale()
  // Another object with each language: whoever translates is drawn again.
  const spoken = useMemo(() => ({ ...words, getLocale: () => locale }), [words, locale])
  return <I18nContext value={spoken}>{children}</I18nContext>
}
