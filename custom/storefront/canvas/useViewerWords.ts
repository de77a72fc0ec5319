import { useLocale, useTranslate } from 'ra-core'
import { useEffect, useMemo, useState } from 'react'
import { DEFAULT_LANGUAGE, interfaceLanguage } from '#contract/values/languages.ts'
import { createFormatter } from '#kit/parts/format/createFormatter.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { createI18nProvider } from '#kit/parts/i18n/createI18nProvider.ts'

/** What a viewer's device says itself, in the language of the lens. */
export type ViewerWords = {
  translate: ReturnType<typeof useTranslate>
  date: ReturnType<typeof useFormat>['date']
}

type Loaded = { language: string; translate: ViewerWords['translate'] }

/**
 * Words and dates that viewers read: badges, buttons, the mark of a sponsor. They follow the lens, whatever language
 * the console speaks; until those of another language are loaded they stay as they were.
 */
export function useViewerWords(lang: string): ViewerWords {
  const translate = useTranslate()
  const locale = useLocale()
  const { settings, now } = useFormat()
  const [loaded, setLoaded] = useState<Loaded>()
  const isOwn = lang === locale
  useEffect(() => {
    if (isOwn) return
    let isStale = false
    const words = createI18nProvider({ lang: DEFAULT_LANGUAGE })
    void words.changeLocale(lang).then(() => {
      if (!isStale) setLoaded({ language: lang, translate: words.translate as Loaded['translate'] })
    })
    return () => void (isStale = true)
  }, [lang, isOwn])
  const shown = !isOwn && loaded ? loaded : { language: locale, translate }
  return useMemo(() => {
    const language = interfaceLanguage(shown.language)
    const { date } = createFormatter({ ...settings, language }, { translate: shown.translate, now })
    return { translate: shown.translate, date }
  }, [shown.language, shown.translate, settings, now])
}
