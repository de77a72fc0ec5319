import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import type { RefObject } from 'react'
import { EDIT_NAME_LENGTH } from '#contract/values/video.ts'
import type { EditSegment } from '#contract/rules/video/editList.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { useActs } from '../useActs.ts'
import { useVideo } from '../VideoContext.ts'
import { FrameInput } from './FrameInput.tsx'

type SegmentFormProps = { seg: EditSegment; nth: number; inputRef: RefObject<HTMLInputElement | null> }

/** The fields of one segment, and its place among the others. */
export function SegmentForm({ seg, nth, inputRef }: SegmentFormProps) {
  const translate = useTranslate()
  const { run, list, view, editor } = useVideo()
  const act = useActs()
  const edge = (name: 'in' | 'out') => (at: number) =>
    run({ kind: view.isRippling ? 'ripple' : 'trim', id: seg.id, edge: name, at })
  const move = (by: -1 | 1) => run({ kind: 'move', ids: [seg.id], to: nth + by })
  return (
    <div className="form" role="group" aria-label={translate('video.segments.fields')}>
      <TextField
        className="wide"
        size="small"
        inputRef={inputRef}
        label={translate('video.segments.label')}
        placeholder={translate('video.segments.part', { n: nth + 1 })}
        value={seg.label}
        onChange={({ target }) => run({ kind: 'label', id: seg.id, label: target.value })}
        onBlur={() => editor.seal()}
        slotProps={{ htmlInput: { maxLength: EDIT_NAME_LENGTH, autoComplete: 'off' } }}
      />
      <FrameInput label={translate('video.segments.in')} frame={seg.in} onFrame={edge('in')} />
      <FrameInput label={translate('video.segments.out')} frame={seg.out} onFrame={edge('out')} />
      <FormControlLabel
        className="wide"
        label={translate('video.segments.keepOne')}
        control={
          <Checkbox size="small" checked={seg.keep} onChange={() => run({ kind: 'toggleKeep', ids: [seg.id] })} />
        }
      />
      <div className="acts">
        <IconButton
          size="small"
          disabled={nth === 0}
          aria-label={translate('video.segments.earlier')}
          title={translate('video.segments.earlier')}
          onClick={() => move(-1)}
        >
          <Icon name="chevronUp" />
        </IconButton>
        <IconButton
          size="small"
          disabled={nth === list.segs.length - 1}
          aria-label={translate('video.segments.later')}
          title={translate('video.segments.later')}
          onClick={() => move(1)}
        >
          <Icon name="chevronDown" />
        </IconButton>
        <Button size="small" onClick={() => run({ kind: 'slip', id: seg.id, by: -1 })}>
          {translate('video.segments.slipBack')}
        </Button>
        <Button size="small" onClick={() => run({ kind: 'slip', id: seg.id, by: 1 })}>
          {translate('video.segments.slipOn')}
        </Button>
        <Button size="small" color="error" onClick={() => act('remove')}>
          {translate('actions.remove')}
        </Button>
      </div>
    </div>
  )
}
