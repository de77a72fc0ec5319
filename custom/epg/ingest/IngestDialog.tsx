import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useNotice } from '#kit/parts/dialogs/useNotice.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { INGEST_RIGHTS } from './IngestButton.tsx'
import { FilePart } from './FilePart.tsx'
import { StationPart } from './StationPart.tsx'
import { useFeedFile } from './useFeedFile.ts'
import { useStation } from './useStation.ts'

type IngestDialogProps = {
  /** The feed's name, where one is taken in again. */
  feed?: string
  /** It is being taken in, as the ingestion of this id. */
  onTaken: (id: string) => void
  onClose: () => void
}

const WAYS = ['file', 'station'] as const
type Way = (typeof WAYS)[number]

/** Brings a guide in: a file, tried before anything is written, or a station's feed. */
export function IngestDialog({ feed, onTaken, onClose }: IngestDialogProps) {
  const translate = useTranslate()
  const notice = useNotice()
  const [way, setWay] = useState<Way>('file')
  const taken = (id: string) => {
    notice('info', 'ingestion.started')
    onTaken(id)
  }
  const file = useFeedFile(feed, taken)
  const station = useStation(taken)
  const shown = way === 'file' ? file : station
  return (
    <SharedDialog
      open
      title={translate('ingestion.dialog.title')}
      subtitle={feed === undefined ? translate('ingestion.dialog.subtitle') : feed}
      maxWidth="sm"
      tabs={[
        { key: 'file', label: translate('ingestion.dialog.file'), content: <FilePart work={file} /> },
        { key: 'station', label: translate('ingestion.dialog.station'), content: <StationPart work={station} /> },
      ]}
      onTab={(key) => setWay(WAYS.find((one) => one === key) ?? 'file')}
      scope={INGEST_RIGHTS}
      okLabel={translate(way === 'file' ? 'ingestion.dialog.takeIn' : 'ingestion.dialog.fetch')}
      hasEdits={shown.hasEdits}
      busy={shown.isSending}
      {...(shown.notYet !== undefined && { notYet: translate(`ingestion.dialog.${shown.notYet}`) })}
      onOk={shown.send}
      onClose={onClose}
    />
  )
}
