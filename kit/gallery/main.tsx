import { CoreAdminContext } from 'ra-core'
import { createRoot } from 'react-dom/client'
import { createI18nProvider } from '#kit/parts/i18n/createI18nProvider.ts'
import { pageWords, WORD_SETS } from '#kit/parts/i18n/pageWords.ts'
import { Gallery } from './Gallery.tsx'

/** The gallery's own start: no server, no sign-in. `?language=ta&theme=slate&section=Status` chooses what is shown. */
async function start(): Promise<void> {
  const words = createI18nProvider()
  await pageWords.open(WORD_SETS)
  await words.add('gallery', {})
  await words.changeLocale(new URLSearchParams(window.location.search).get('language') ?? 'en')
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <CoreAdminContext i18nProvider={words}>
      <Gallery />
    </CoreAdminContext>,
  )
}

void start()
