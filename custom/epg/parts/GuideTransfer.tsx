import IconButton from '@mui/material/IconButton'
import { useTranslate } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { inboxPath } from '#kit/parts/routes/paths.ts'
import { useMissingRights } from '#kit/parts/why/useMissingRights.ts'
import { WhyNot } from '#kit/parts/why/WhyNot.tsx'
import { INGEST_RIGHTS } from '../ingest/IngestButton.tsx'
import type { ChannelFilter } from '../model/guideView.ts'

const IngestDialog = lazy(() =>
  import('../ingest/IngestDialog.tsx').then((module) => ({ default: module.IngestDialog })),
)
const ExportDialog = lazy(() =>
  import('../exporting/ExportDialog.tsx').then((module) => ({ default: module.ExportDialog })),
)

type GuideTransferProps = { day: string; zone: string; filter: ChannelFilter; total: number | undefined }

/** Brings guides of others in, and gives ours out. */
export function GuideTransfer(props: GuideTransferProps) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { product } = useConsole()
  const missing = useMissingRights(INGEST_RIGHTS)
  const [open, setOpen] = useState<'ingest' | 'export'>()
  const close = () => setOpen(undefined)
  if (!useServiceHas('ingestion')) return null
  const words = { ingest: translate('ingestion.ingest'), export: translate('ingestion.export.button') }
  return (
    <>
      <WhyNot why={missing}>
        {(off) => (
          <IconButton
            size="small"
            aria-label={words.ingest}
            title={words.ingest}
            onClick={() => setOpen('ingest')}
            {...off}
          >
            <Icon name="download" />
          </IconButton>
        )}
      </WhyNot>
      <IconButton size="small" aria-label={words.export} title={words.export} onClick={() => setOpen('export')}>
        <Icon name="upload" />
      </IconButton>
      <Suspense>
        {open === 'ingest' && <IngestDialog onTaken={(id) => void navigate(inboxPath(product, id))} onClose={close} />}
        {open === 'export' && <ExportDialog {...props} onClose={close} />}
      </Suspense>
    </>
  )
}
