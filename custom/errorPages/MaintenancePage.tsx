import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useCallback, useEffect, useState } from 'react'
import { MarqueeLogo } from '#kit/icons/MarqueeLogo.tsx'
import { EmptyState } from '#kit/layoutParts/EmptyState.tsx'

/** Asked again after this many seconds, so that nobody has to sit by. */
const AGAIN_S = 15
const TICK_MS = 1_000

type MaintenancePageProps = {
  /** Whether the server can work again. */
  isReady: () => Promise<boolean>
  /** On with what one was at. */
  onReady: () => void
}

/** /pages/maintenance: the server takes a break. Asks by itself whether it is back, and goes on then. */
export function MaintenancePage({ isReady, onReady }: MaintenancePageProps) {
  const translate = useTranslate()
  const [left, setLeft] = useState(AGAIN_S)
  const [isAsking, setAsking] = useState(false)
  const ask = useCallback(async () => {
    setAsking(true)
    const isBack = await isReady().catch(() => false)
    setAsking(false)
    if (isBack) return onReady()
    setLeft(AGAIN_S)
  }, [isReady, onReady])
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
        actions={
          <Button variant="contained" loading={isAsking} loadingPosition="start" onClick={() => void ask()}>
            {translate(isAsking ? 'errorPages.maintenance.asking' : 'errorPages.maintenance.tryNow')}
          </Button>
        }
        note={translate('errorPages.maintenance.next', { smart_count: left })}
      >
        {translate('errorPages.maintenance.text')}
      </EmptyState>
    </main>
  )
}
