import { useMemo, useState } from 'react'
import { readStorefront } from '#contract/rules/storefront/wire/readStorefront.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { BarFrame } from '#kit/record/bar/BarFrame.tsx'
import { StorefrontAreas } from './StorefrontAreas.tsx'
import { StorefrontScreenProvider } from './StorefrontScreenProvider.tsx'
import { createStorefrontEditor } from './session/createStorefrontEditor.ts'
import type { StoredPage } from './session/storedPage.ts'
import { useLens } from './useLens.ts'
import { useTargetWords } from './useTargetWords.ts'

type StorefrontScreenProps = { page: StoredPage; back: { to: string; label: string } }

/** One page, open: its bar and its areas. */
export function StorefrontScreen({ page, back }: StorefrontScreenProps) {
  const { now } = useFormat()
  const { nameOf } = useTargetWords()
  const [editor] = useState(() => createStorefrontEditor({ saved: readStorefront(page.draft), now }))
  const live = useMemo(() => page.live && readStorefront(page.live), [page.live])
  const { lens, setLens } = useLens()
  const title = nameOf(editor.view().saved, { of: 'store' })
  const open = useMemo(
    () => ({
      ...{ live, lens, setLens, editor, readOnly: undefined },
      serverId: (id: string) => id,
      save: () => Promise.resolve(false),
    }),
    [live, lens, setLens, editor],
  )
  return (
    <StorefrontScreenProvider open={open}>
      <BarFrame title={title} pageName={title} back={back} />
      <StorefrontAreas />
    </StorefrontScreenProvider>
  )
}
