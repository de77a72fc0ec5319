import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Suspense, useState } from 'react'
import { itemsOf } from '#kit/forms/schema/itemsOf.ts'
import { useSegmentLines } from '#kit/forms/widgets/segments/useSegmentList.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { LazyPlayer } from '#kit/parts/player/LazyPlayer.tsx'
import { useContentEditor } from '../useContentEditor.ts'
import type { Stage } from './useStage.ts'
import type { usePlayedPieces } from './usePlayedPieces.ts'

type PlayedStageProps = {
  stage: Stage
  played: ReturnType<typeof usePlayedPieces>
  name: string
  /** Titles of this type have pictures and sound of their own. */
  hasMedia: boolean
  /** Opens the choice of files to upload, where that may be done now. */
  onUpload: (() => void) | undefined
}

/** The place of the picture: nothing is fetched before it is asked for. */
export function PlayedStage({ stage, played, name, hasMedia, onUpload }: PlayedStageProps) {
  const translate = useTranslate()
  const { playing, isStale } = stage
  const { title, pieces, sg, elsewhere } = played
  const { schema } = useContentEditor()
  const [now] = useState(useFormat().now)
  const { lines } = useSegmentLines(sg, itemsOf(schema.properties?.sg ?? {}, schema) ?? {}, now)
  const nameOf = (item: number) => {
    const line = isStale ? undefined : lines[pieces[item]?.segment ?? -1]
    return line && [line.name, line.source].filter(Boolean).join(', ')
  }
  if (playing && title)
    return (
      <>
        <Suspense fallback={<Empty />}>
          <LazyPlayer
            key={playing.turn}
            ref={stage.player}
            title={title}
            smil={playing.smil}
            name={name}
            nameOf={nameOf}
            start={{ item: playing.item }}
            onItem={stage.onItem}
            takesFocus={playing.takesFocus}
            autoPlay
          />
        </Suspense>
        {isStale && (
          <Note role="status">
            {translate('playback.stale')}
            <Button size="small" startIcon={<Icon name="refresh" size="small" />} onClick={() => stage.start()}>
              {translate('playback.again')}
            </Button>
          </Note>
        )}
      </>
    )
  return (
    <Empty>
      <span>
        {pieces.length > 0 ? (
          <Button
            variant="contained"
            disabled={!title}
            startIcon={<Icon name="play" size="small" />}
            onClick={() => stage.start()}
          >
            {translate('preview.play')}
          </Button>
        ) : (
          <Icon name="film" size="large" />
        )}
        {words(pieces.length > 0, elsewhere, hasMedia, translate)}
        {pieces.length === 0 && onUpload && (
          <Button variant="contained" startIcon={<Icon name="upload" size="small" />} onClick={onUpload}>
            {translate('playback.media.choose')}
          </Button>
        )}
      </span>
    </Empty>
  )
}

/** Why there is nothing to play yet, or why what plays is not what the segments say. */
function words(
  plays: boolean,
  elsewhere: string | undefined,
  hasMedia: boolean,
  translate: (key: string, values?: Record<string, unknown>) => string,
) {
  if (elsewhere !== undefined)
    return <span>{translate(plays ? 'playback.whole' : 'playback.elsewhere', { name: elsewhere })}</span>
  if (plays) return null
  return <span>{translate(hasMedia ? 'playback.noneYet' : 'playback.nothing')}</span>
}

const Empty = styled('div')(({ theme: { vars, typography } }) => ({
  aspectRatio: '16 / 9',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 2,
  background: vars.palette.background.default,
  '& > span': {
    ...typography.meta,
    display: 'grid',
    justifyItems: 'center',
    gap: 8,
    padding: 16,
    textAlign: 'center',
    color: vars.palette.text.tertiary,
  },
}))
const Note = styled('p')(({ theme: { vars, typography } }) => ({
  ...typography.meta,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  margin: 0,
  color: vars.palette.status.warning.on,
}))
