import { render } from '@testing-library/react'
import { I18nContextProvider, NotificationContextProvider } from 'ra-core'
import type { ReactNode } from 'react'
import { FormatProvider } from '#kit/parts/format/FormatProvider.tsx'
import { createI18nProvider } from '#kit/parts/i18n/createI18nProvider.ts'
import { MarqueeThemeProvider } from '#kit/parts/theme/MarqueeThemeProvider.tsx'

/** The moment at which parts of the kit are tested: a Tuesday evening in Kuala Lumpur. */
export const EVENING = Date.parse('2026-11-24T12:40:00Z')

type Surroundings = { language?: 'en' | 'zh' | 'ms' | 'ta'; timeZone?: string; now?: () => number }

const evening = () => EVENING

/** Renders a part with what every part of the kit may count on: theme, words, formatter, notices. */
export async function renderInKit(part: ReactNode, surroundings: Surroundings = {}) {
  const { language = 'en', timeZone = 'Asia/Kuala_Lumpur', now = evening } = surroundings
  const words = createI18nProvider({ lang: '' })
  await words.changeLocale(language)
  return render(part, {
    wrapper: ({ children }) => (
      <I18nContextProvider value={words}>
        <MarqueeThemeProvider>
          <FormatProvider settings={{ timeZone }} now={now}>
            <NotificationContextProvider>{children}</NotificationContextProvider>
          </FormatProvider>
        </MarqueeThemeProvider>
      </I18nContextProvider>
    ),
  })
}
