import TextField from '@mui/material/TextField'
import { useTranslate } from 'ra-core'
import { useState, type KeyboardEvent } from 'react'
import { rateTag } from '#contract/rules/time/frameRate.ts'
import { readTimecode } from '#contract/rules/time/readTimecode.ts'
import { useVideo } from '../VideoContext.ts'

type FrameInputProps = {
  label: string
  frame: number
  /** Whether the frame was taken; a refused one stays in the field, which says why it is none. */
  onFrame: (frame: number) => boolean
}

/** A frame of the title as a timecode; taken by Enter, or when the field is left. Up and down arrows step it. */
export function FrameInput({ label, frame, onFrame }: FrameInputProps) {
  const translate = useTranslate()
  const { video, code } = useVideo()
  const [typed, setTyped] = useState<string>()
  const read = typed === undefined ? undefined : readTimecode(typed, video.rate, frame)
  const problem = read && 'problem' in read ? read.problem : undefined
  const take = () => {
    if (!read || !('frame' in read)) return
    if (read.frame === frame || onFrame(read.frame)) setTyped(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (event.key === 'Enter') take()
    else if (event.key === 'Escape' && typed !== undefined) setTyped(undefined)
    else if (by !== 0 && typed === undefined) onFrame(Math.max(0, frame + by))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <TextField
      size="small"
      label={label}
      value={typed ?? code(frame)}
      error={problem !== undefined}
      helperText={
        problem &&
        translate(`video.timecode.${problem}`, {
          next: read && 'next' in read ? code(read.next) : '',
          rate: rateTag(video.rate),
        })
      }
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      slotProps={{ htmlInput: { onKeyDown, autoComplete: 'off', spellCheck: false, className: 'code' } }}
    />
  )
}
