import Button from '@mui/material/Button'
import { useLocale, useTranslate } from 'ra-core'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { interfaceLanguage } from '#contract/values/languages.ts'
import { FormatProvider } from '#kit/parts/format/FormatProvider.tsx'
import { defaultSettings } from '#kit/parts/format/formatSettings.ts'
import { MarqueeLogo } from '#kit/parts/icons/MarqueeLogo.tsx'
import { CountdownWidget } from '#kit/parts/layoutParts/CountdownWidget.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'

/** Asked again after this many seconds, so that nobody has to sit by; less often where an end is announced. */
const AGAIN_S = 15
const AGAIN_ANNOUNCED_S = 60
const TICK_MS = 1_000

/** An end that is nearer than the next try is none to count down to. */
const laterThanNext = (at: number | undefined) =>
  at !== undefined && at - Date.now() > AGAIN_S * TICK_MS ? at : undefined

type MaintenancePageProps = {
  /** Whether the server can work again and, where not, when it says it can: milliseconds since 1970. */
  ask: () => Promise<{ isReady: boolean; backAt?: number | undefined }>
  /** The same, as the answer said that led here. */
  backAt?: number | undefined
  /** On with what one was at. */
  onReady: () => void
}

/** /pages/maintenance: the server takes a break. Asks by itself whether it is back, and goes on then. An end that is announced is counted down to. */
export function MaintenancePage({ ask: askServer, backAt, onReady }: MaintenancePageProps) {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  // Nobody's own formats are known here.
  const settings = useMemo(() => ({ ...defaultSettings(), language }), [language])
  const [announced, setAnnounced] = useState(() => laterThanNext(backAt))
  const [left, setLeft] = useState(announced ? AGAIN_ANNOUNCED_S : AGAIN_S)
  const [isAsking, setAsking] = useState(false)
  const ask = useCallback(async () => {
    setAsking(true)
    const state = await askServer().catch(() => ({ isReady: false, backAt: undefined }))
    setAsking(false)
    if (state.isReady) return onReady()
    const end = laterThanNext(state.backAt)
    setAnnounced(end)
    setLeft(end ? AGAIN_ANNOUNCED_S : AGAIN_S)
  }, [askServer, onReady])
  useEffect(() => {
    if (isAsking) return
    const timer = setTimeout(() => (left > 1 ? setLeft(left - 1) : void ask()), TICK_MS)
    return () => clearTimeout(timer)
  }, [left, isAsking, ask])
  return (
    <main style={{ minBlockSize: '100dvh', display: 'grid', placeContent: 'center', justifyItems: 'center', gap: 16 }}>
      <MarqueeLogo size={56} />
      <EmptyState
        icon="clockOff"
        title={translate('errorPages.maintenance.title')}
        titleAs="h1"
        actions={
          <Button variant="contained" loading={isAsking} loadingPosition="start" onClick={() => void ask()}>
            {translate(isAsking ? 'errorPages.maintenance.asking' : 'errorPages.maintenance.tryNow')}
          </Button>
        }
        note={announced ? undefined : translate('errorPages.maintenance.next', { smart_count: left })}
      >
        {translate('errorPages.maintenance.text')}
      </EmptyState>
      {announced && (
        <FormatProvider settings={settings}>
          <CountdownWidget key={announced} endsAt={announced} onEnd={ask} />
        </FormatProvider>
      )}
    </main>
  )
}
