import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { RefObject } from 'react'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { PanelPart } from '../../relations/PanelPart.tsx'
import { useContentEditor } from '../../useContentEditor.ts'
import { MediaDrop } from './MediaDrop.tsx'
import { useMediaFacts, type MediaVariant } from './useMediaFacts.ts'

/** The media of a title: what was found in it, and where it comes in. */
export function MediaPart({ chooser }: { chooser: RefObject<HTMLInputElement | null> }) {
  const translate = useTranslate()
  const { record, mode } = useContentEditor()
  const canUpload = useServiceHas('mediaUpload')
  const why = !record ? 'playback.media.saveFirst' : mode === 'read' ? 'playback.media.readOnly' : undefined
  return (
    <PanelPart title={translate('playback.media.title')}>
      {record && <MediaFacts record={record} />}
      {canUpload && <MediaDrop chooser={chooser} why={why && translate(why)} />}
    </PanelPart>
  )
}

function MediaFacts({ record }: { record: ContentRecord }) {
  const translate = useTranslate()
  const variants = useMediaFacts(record)
  if (variants.length === 0) return <None>{translate('playback.media.none')}</None>
  return (
    <Facts>
      {variants.map((variant) => (
        <Variant key={variant.vrt ?? ''} variant={variant} />
      ))}
    </Facts>
  )
}

function Variant({ variant: { vrt, tracks, duration, rate } }: { variant: MediaVariant }) {
  const translate = useTranslate()
  const format = useFormat()
  const facts = [
    duration !== undefined && format.duration(duration),
    rate && translate('playback.media.rate', { rate }),
    format.list(tracks.map((track) => translate(`playback.media.tracks.${track}`))),
  ]
  return (
    <div>
      <dt>{vrt ?? translate('playback.media.main')}</dt>
      <dd>{facts.filter(Boolean).join(', ')}</dd>
    </div>
  )
}

const None = styled('p')(({ theme: { vars, typography } }) => ({
  ...typography.meta,
  margin: 0,
  color: vars.palette.text.tertiary,
}))
const Facts = styled('dl')(({ theme: { vars, typography } }) => ({
  ...typography.meta,
  margin: 0,
  '& > div': { display: 'flex', gap: 12, minBlockSize: 24, alignItems: 'baseline' },
  '& dt': { minInlineSize: 64, color: vars.palette.text.tertiary, overflowWrap: 'anywhere' },
  '& dd': { margin: 0, flex: 1 },
}))
