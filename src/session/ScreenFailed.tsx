import { useEffect, useState } from 'react'
import { FaultReport } from '#custom/errorPages/FaultReport.tsx'
import { saveAllJournals } from '#kit/record/journal/saveAllJournals.ts'
import { LookProvider } from '#kit/parts/theme/LookProvider.tsx'
import { StartWords } from './StartWords.tsx'

/** A fault of ours on a screen: said plainly, with its facts and the way to load the page anew. What was typed is kept. */
export function ScreenFailed({ error }: { error: unknown }) {
  const [at] = useState(() => new Date().toISOString())
  useEffect(() => void saveAllJournals().catch(() => undefined), [])
  return (
    <StartWords>
      <LookProvider>
        <main style={{ minBlockSize: '100dvh', display: 'grid', placeItems: 'center' }}>
          <FaultReport
            error={error}
            address={location.pathname + location.search}
            at={at}
            onReload={() => location.reload()}
          />
        </main>
      </LookProvider>
    </StartWords>
  )
}
