import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { useState, type DragEvent, type RefObject } from 'react'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useMostBytes } from './useMostBytes.ts'
import { useMediaUpload, type MediaUpload } from './useMediaUpload.ts'

const ACCEPTED = 'video/mp4,audio/mp4,.mp4,.m4a,.m4v,.m4s'

type MediaDropProps = {
  /** The field that opens the choice of files, for other buttons to press. */
  chooser: RefObject<HTMLInputElement | null>
  why: string | undefined
}

/** Takes picture and sound of the title in, dropped or chosen; `why` is the reason where it cannot. */
export function MediaDrop({ chooser: input, why }: MediaDropProps) {
  const translate = useTranslate()
  const [isOver, setOver] = useState(false)
  const format = useFormat()
  const most = useMostBytes()
  const { state, upload, cancel } = useMediaUpload(most)
  const hint = [
    translate('playback.media.hint'),
    most !== undefined && translate('playback.media.most', { size: format.bytes(most) }),
  ]
  const isSending = state?.kind === 'sending'
  const isOff = why !== undefined || isSending
  const take = (files: readonly File[]) => {
    setOver(false)
    if (!isOff && files.length > 0) void upload(files)
  }
  const over = (event: DragEvent) => {
    if (isOff || !event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    take([...event.dataTransfer.files])
  }
  return (
    <Zone data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <input
        ref={input}
        type="file"
        accept={ACCEPTED}
        multiple
        hidden
        aria-label={translate('playback.media.choose')}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file may be chosen again once it is mended.
          target.value = ''
          take(files)
        }}
      />
      <div className="row">
        {isSending && <Progress state={state} />}
        {/* One button in either state: who has pressed it by keys keeps the focus. */}
        <Button
          size="small"
          disabled={why !== undefined && !isSending}
          startIcon={isSending ? undefined : <Icon name="upload" size="small" />}
          onClick={isSending ? cancel : () => input.current?.click()}
        >
          {translate(isSending ? 'actions.cancel' : 'playback.media.choose')}
        </Button>
        {!isSending && <small>{why ?? hint.filter(Boolean).join(' ')}</small>}
      </div>
      <div role="status">{state?.kind === 'done' && <Done state={state} />}</div>
      <div role="alert">
        {state?.kind === 'refused' && (
          <p data-tone="error">
            <b>{translate('playback.media.refused', { name: state.name })}</b> {state.why}
          </p>
        )}
      </div>
    </Zone>
  )
}

/** All bytes sent is not yet taken in: the file is read to its end and stored. */
function Progress({ state: { name, share } }: { state: Extract<MediaUpload, { kind: 'sending' }> }) {
  const translate = useTranslate()
  const format = useFormat()
  const isSent = share >= 1
  return (
    <div className="bar">
      <span>
        {name}, {isSent ? translate('playback.media.checking') : format.percent(share)}
      </span>
      <LinearProgress
        variant={isSent ? 'indeterminate' : 'determinate'}
        value={share * 100}
        aria-label={translate('playback.media.sending', { name })}
      />
    </div>
  )
}

function Done({ state: { name, media } }: { state: Extract<MediaUpload, { kind: 'done' }> }) {
  const translate = useTranslate()
  const format = useFormat()
  const kind = translate(`playback.media.tracks.${media.ftype === 'audio' ? 'audio' : 'video'}`)
  return (
    <p>
      <Icon name="check" size="small" />
      {translate('playback.media.done', { name, kind, length: format.duration(media.dur) })}
    </p>
  )
}

const Zone = styled('div')(({ theme: { vars, typography } }) => ({
  ...typography.meta,
  display: 'grid',
  gap: 8,
  padding: 8,
  borderRadius: 6,
  border: `1px dashed ${vars.palette.line.outline}`,
  '&[data-over]': { borderColor: vars.palette.accent.main, background: vars.palette.surface.selected },
  '& .row': { display: 'flex', alignItems: 'center', gap: 12, minBlockSize: 32 },
  '& .row > button': { flex: 'none' },
  '& .bar': { flex: 1, minInlineSize: 0, display: 'grid', gap: 4 },
  '& .bar > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { ...typography.meta, color: vars.palette.text.secondary },
  '& [role]:empty': { display: 'none' },
  '& p': { margin: 0, display: 'flex', gap: 6, overflowWrap: 'anywhere' },
  '& p[data-tone=error]': { display: 'block', color: vars.palette.status.error.on },
}))
