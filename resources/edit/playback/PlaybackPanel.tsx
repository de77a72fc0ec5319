import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import { Link } from 'react-router'
import { hasTrait } from '#contract/registry/typeDocument.ts'
import { VIDEO_PAGE } from '#contract/values/video.ts'
import { useReference } from '#kit/forms/references/useReference.ts'
import { useConsole, useServiceHas } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import type { PlayedTitle } from '#kit/parts/player/usePlayback.ts'
import { videoEditorPath } from '#kit/parts/routes/paths.ts'
import { ProgramUsage } from '#kit/record/airings/ProgramUsage.tsx'
import { hasStoredMedia } from '../../preview/hasStoredMedia.ts'
import { useContentEditor, type ContentEditor } from '../useContentEditor.ts'
import { CutList } from './CutList.tsx'
import { hasMediaOfItsOwn } from './hasMediaOfItsOwn.ts'
import { MediaPart } from './media/MediaPart.tsx'
import { PlayedStage } from './PlayedStage.tsx'
import { usePlayedPieces } from './usePlayedPieces.ts'
import { useStage } from './useStage.ts'

/** What viewers get to see of the record: it plays as it stands in the form, cut for cut; its media; its airings. */
export function PlaybackPanel() {
  const content = useContentEditor()
  const translate = useTranslate()
  const { record, type, schema, store, mode } = content
  const played = usePlayedPieces(content)
  const stage = useStage(played)
  const chooser = useRef<HTMLInputElement>(null)
  const hasMedia = hasMediaOfItsOwn(schema)
  const canUpload = useServiceHas('mediaUpload') && hasMedia && record !== undefined && mode !== 'read'
  const { product, may } = useConsole()
  const hasEditor = useServiceHas('editLists') && may(VIDEO_PAGE, 'view')
  const filmed = useFilmed(record, played.pieces[stage.item]?.item.key)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <section aria-label={translate('playback.tab')}>
        <PlayedStage
          stage={stage}
          played={played}
          name={content.title || translate('list.untitled')}
          hasMedia={hasMedia}
          onUpload={canUpload ? () => chooser.current?.click() : undefined}
        />
      </section>
      {hasEditor && filmed && (
        <Button
          component={Link}
          to={videoEditorPath(product, filmed)}
          startIcon={<Icon name="scissors" size="small" />}
          sx={{ justifySelf: 'start' }}
        >
          {translate('playback.toEditor')}
        </Button>
      )}
      {played.pieces.length > 1 && <CutList sg={played.sg} pieces={played.pieces} stage={stage} />}
      {hasMedia && <MediaPart chooser={chooser} />}
      {record && hasTrait(type, 'aired') && (
        <ProgramUsage
          id={record.id}
          program={record}
          onLicence={mode === 'read' ? undefined : () => store.focus('/lwe')}
        />
      )}
    </Box>
  )
}

/** What the video editor can open here: a record with media, else the film of the piece that plays. */
function useFilmed(record: ContentEditor['record'], key: string | undefined): PlayedTitle | undefined {
  const isOwn = record !== undefined && hasStoredMedia(record)
  const film = useReference(isOwn ? undefined : key)
  if (isOwn) return record
  return film.kind === 'found' ? film.row : undefined
}
